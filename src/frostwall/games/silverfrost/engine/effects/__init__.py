"""The effect vocabulary (section 16): interpreting an effect step by step, and the decisions inside it."""
