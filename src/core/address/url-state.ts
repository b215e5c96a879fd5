import { atom, type ReadableAtom } from 'nanostores'

export type UrlQuery = Record<string, string>
/** `undefined` and empty remove a key. */
export type QueryPatch = Record<string, string | undefined>

/**
 * State of a page that the address bar would contain: filters, sort, page number. Only the storefront's outlet and
 * elements with `url-state` write to the address.
 */
export type UrlState = {
  $query: ReadableAtom<UrlQuery>
  /** Returns the address with a change; absent if the state is in memory. */
  href?: (patch: QueryPatch) => string
  /** @param replace overwrites the current history entry instead of adding one */
  setQuery: (patch: QueryPatch, options?: { replace?: boolean }) => void
  /** Returns to the previous page; set only if that is a page of the shop and the kit controls the history. */
  back?: () => void
}

export function patched(query: UrlQuery, patch: QueryPatch): UrlQuery {
  const next = Object.entries({ ...query, ...patch })
  return Object.fromEntries(next.filter((entry): entry is [string, string] => Boolean(entry[1])))
}

/** Joins path and query. Reduces leading slashes and backslashes to one, because two would start another host's address. */
export const addressWith = (path: string, query: string) =>
  path.replace(/^[\\/]*/, '/') + (query && `?${query}`)

/** Creates the state of an element on a page that controls its own address. */
export function memoryUrlState(query: UrlQuery = {}): UrlState {
  const $query = atom(query)
  return { $query, setQuery: (patch) => $query.set(patched($query.get(), patch)) }
}
