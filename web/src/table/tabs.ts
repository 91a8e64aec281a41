const WAYS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Keys in a `tablist`: the tab they lead to is chosen and has the focus. */
export function walkTabs(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true')
  const next = tabs[WAYS[event.key]?.(at, tabs.length - 1) ?? -1]
  if (next === undefined) return
  event.preventDefault()
  next.click()
  next.focus()
}
