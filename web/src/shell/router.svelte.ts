/** Addresses of this client: the same as those of the pages without script. */
export interface Place {
  page: string
  parts: string[]
  query: URLSearchParams
}

/** Pages that nobody should lose by looking up a rule: it opens over them. */
const KEPT = new Set(['t', 'r', 'j', 'new', 'learn', 'puzzles'])

function read({ pathname, search }: { pathname: string; search: string } = location): Place {
  const parts = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  return { page: parts[0] ?? '', parts: parts.slice(1), query: new URLSearchParams(search) }
}

class Router {
  place = $state.raw<Place>(read())
  /** The rules that lie over the page, if any. */
  over = $state.raw<Place | null>(null)

  constructor() {
    addEventListener('popstate', () => {
      // Back closes what lies over the page.
      if (this.over) this.over = null
      else this.place = read()
    })
    // Links of our own pages do not load the client again.
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
        return
      if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
      if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/plain')) return
      event.preventDefault()
      const place = read(link)
      if (place.page === 'rules' && KEPT.has(this.place.page)) this.lay(place)
      else this.go(link.pathname + link.search + link.hash)
    })
  }

  private lay(place: Place): void {
    if (this.over === null) history.pushState(null, '', location.href)
    this.over = place
  }

  uncover(): void {
    if (this.over) history.back()
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.over = null
    this.place = read()
    scrollTo(0, 0)
  }
}

export const router = new Router()
