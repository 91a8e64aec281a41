/* Every operation in the C code that mypyc writes has a branch that reports an error. Nobody goes there in a game: told so,
   the compiler keeps these branches out of the way, and inlines more of the rest. */
#define COLD __attribute__((cold))
struct _object;
COLD extern void PyErr_SetString(struct _object *, const char *);
COLD extern void PyErr_SetNone(struct _object *);
COLD extern struct _object *PyErr_Occurred(void);
COLD void CPyError_OutOfMemory(void);
COLD void CPy_TypeError(const char *, struct _object *);
COLD void CPy_AddTraceback(const char *, const char *, int, struct _object *);
COLD void CPy_TypeErrorTraceback(const char *, const char *, int, struct _object *, const char *, struct _object *);
COLD void CPy_AttributeError(const char *, const char *, const char *, const char *, int, struct _object *);
COLD static void CPy_DecRef(struct _object *);
