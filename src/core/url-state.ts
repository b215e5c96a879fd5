import { atom, type ReadableAtom } from 'nanostores'

export type UrlQuery = Record<string, string>
/** `undefined` and empty take a key away. */
export type QueryPatch = Record<string, string | undefined>

/**
 * Where a page keeps what the address bar would hold: filters, sort, page number. Only the storefront's outlet
 * and elements that were told so (`url-state`) write to the address.
 */
export type UrlState = {
  $query: ReadableAtom<UrlQuery>
  /** Of the page whose address holds the query; one in memory has none. */
  readonly path?: string | undefined
  /** @param replace overwrite the present entry of the history instead of adding one */
  setQuery: (patch: QueryPatch, options?: { replace?: boolean }) => void
  /** Goes to the page before; only where there is one of ours, and the history is ours to move in. */
  back?: () => void
}

export function patched(query: UrlQuery, patch: QueryPatch): UrlQuery {
  const next = Object.entries({ ...query, ...patch })
  return Object.fromEntries(next.filter((entry): entry is [string, string] => Boolean(entry[1])))
}

/** That of an element on a page that keeps its own address. */
export function memoryUrlState(query: UrlQuery = {}): UrlState {
  const $query = atom(query)
  return { $query, setQuery: (patch) => $query.set(patched($query.get(), patch)) }
}

/**
 * That of what a server draws for the address of a page. An address that leads on to another one, as of a page that
 * a list no longer has, is the browser's to draw.
 * @param leadsOn to be told so
 */
export const urlStateOfRequest = (query: UrlQuery = {}, path: string, leadsOn = () => {}): UrlState => ({
  $query: atom(query),
  path,
  setQuery: leadsOn,
})

/** What stands in the query of the page's address, for `url-state="query"`. Foreign keys are left alone. */
export function queryUrlState(): UrlState {
  const read = () => Object.fromEntries(new URLSearchParams(location.search))
  const $query = atom<UrlQuery>(read())
  addEventListener('popstate', () => $query.set(read()))
  return {
    $query,
    get path() {
      return location.pathname
    },
    setQuery(patch, { replace = false } = {}) {
      const url = new URL(location.href)
      const query = patched(read(), patch)
      url.search = String(new URLSearchParams(query))
      if (replace) history.replaceState(history.state, '', url)
      else history.pushState(null, '', url)
      $query.set(query)
    },
  }
}
