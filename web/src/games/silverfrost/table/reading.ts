/** Reading a thing large: resting on it with the mouse or the keyboard's focus, a long press, or at once by the key "i". */
import type { Attachment } from 'svelte/attachments'

const REST = 450
/** Longer than one stays on the way to something else. */
const STAY = 800
const PRESS = 550
/** How far a finger may tremble before a press becomes a scroll. */
const TREMBLE = 10

export function reading(
  desk: { readonly looking: string | null; look: (key: string | null) => void },
  key: string,
): Attachment<HTMLElement> {
  return (node) => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    let shown = false
    let pressed = false
    let from = { x: 0, y: 0 }
    const show = (): void => {
      shown = true
      desk.look(key)
    }
    const stop = (): void => clearTimeout(waiting)
    const hide = (): void => {
      stop()
      // It may have been closed, or something else looked at, meanwhile.
      if (shown && desk.looking === key) desk.look(null)
      shown = false
    }
    const enter = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || event.buttons) return
      stop()
      waiting = setTimeout(show, REST)
    }
    const leave = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') hide()
      else stop()
    }
    const down = (event: PointerEvent): void => {
      stop()
      pressed = false
      if (event.pointerType === 'mouse') return
      from = { x: event.clientX, y: event.clientY }
      waiting = setTimeout(() => {
        pressed = true
        show()
      }, PRESS)
    }
    const move = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' && Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMBLE) stop()
    }
    // A long press only reads: the click that ends it must not choose as well.
    const click = (event: MouseEvent): void => {
      if (pressed) {
        event.preventDefault()
        event.stopImmediatePropagation()
      } else hide()
      pressed = false
    }
    const menu = (event: Event): void => {
      if (pressed) event.preventDefault()
    }
    const type = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      if (desk.looking === key) desk.look(null)
      else show()
    }
    const focus = (): void => {
      if (!node.matches(':focus-visible')) return
      stop()
      waiting = setTimeout(show, STAY)
    }
    const listeners = {
      pointerenter: enter,
      pointerleave: leave,
      pointerdown: down,
      pointermove: move,
      pointerup: stop,
      pointercancel: stop,
      contextmenu: menu,
      keydown: type,
      focus,
      blur: hide,
    }
    for (const [name, on] of Object.entries(listeners)) node.addEventListener(name, on as EventListener)
    node.addEventListener('click', click, true)
    return () => {
      hide()
      for (const [name, on] of Object.entries(listeners)) node.removeEventListener(name, on as EventListener)
      node.removeEventListener('click', click, true)
    }
  }
}
