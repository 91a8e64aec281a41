/** Addresses of this client: the same as those of the pages without script. */
export interface Place {
  page: string
  parts: string[]
  query: URLSearchParams
}

function read(): Place {
  const parts = location.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  return { page: parts[0] ?? '', parts: parts.slice(1), query: new URLSearchParams(location.search) }
}

class Router {
  place = $state.raw<Place>(read())

  constructor() {
    addEventListener('popstate', () => (this.place = read()))
    // Links of our own pages do not load the client again.
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
        return
      if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
      if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/plain')) return
      event.preventDefault()
      this.go(link.pathname + link.search + link.hash)
    })
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.place = read()
    scrollTo(0, 0)
  }
}

export const router = new Router()
