import { atom, computed } from 'nanostores'
import { pinned } from './pinned'
import {
  addressWith,
  memoryUrlState,
  ownPath,
  patched,
  type QueryPatch,
  type UrlQuery,
  type UrlState,
} from './url-state'

/** How an address holds what an element keeps in it. Foreign keys are left alone. */
type Kept = {
  read: (url: URL) => UrlQuery
  /** The same address with a change in it. */
  write: (url: URL, patch: QueryPatch) => string
}

const queryOf = ({ searchParams }: URL): UrlQuery => Object.fromEntries(searchParams)

/** `/list?page=2&sort=price` */
const inQuery: Kept = {
  read: queryOf,
  write: (url, patch) => addressWith(url.pathname, patched(queryOf(url), patch)),
}

/** The path of a page, and what follows its last segment: `/a/list;page=2` */
function partsOf({ pathname }: URL) {
  const end = pathname.indexOf(';', pathname.lastIndexOf('/'))
  const [path, kept] = end < 0 ? [pathname, ''] : [pathname.slice(0, end), pathname.slice(end + 1)]
  return { path, kept: Object.fromEntries(new URLSearchParams(kept.replaceAll(';', '&'))) }
}

/**
 * `/list;page=2;sort=price`, and of an element with an id `/list;first:page=2`. What a link brings in the query is read,
 * too, until it changes.
 */
function inPath(id: string): Kept {
  const mark = id && `${id}:`
  const ownOf = (kept: UrlQuery) =>
    Object.fromEntries(
      Object.entries(kept).flatMap(([key, value]) =>
        key.startsWith(mark) ? [[key.slice(mark.length), value]] : [],
      ),
    )
  return {
    read: (url) => ({ ...queryOf(url), ...ownOf(partsOf(url).kept) }),
    write(url, patch) {
      const { path, kept } = partsOf(url)
      const marked = Object.entries(patch).map(([key, value]) => [mark + key, value])
      const next = String(new URLSearchParams(patched(kept, Object.fromEntries(marked))))
        .replaceAll('&', ';')
        .replaceAll('%3A', ':')
      for (const key of Object.keys(patch)) url.searchParams.delete(key)
      return ownPath(path) + (next && `;${next}`) + url.search
    },
  }
}

/** Counts moves of the address, ours and those through the history: every element of the page follows. */
const movesOfPage = () =>
  pinned('moves', () => {
    const $count = atom(0)
    addEventListener('popstate', () => $count.set($count.get() + 1))
    return $count
  })

/** What an element keeps in the page's address where it says so: `url-state="query"` or `"path"`; else in memory. */
export function addressState(element: HTMLElement): UrlState {
  const kind = element.getAttribute('url-state')
  if (kind !== 'query' && kind !== 'path') return memoryUrlState()
  const { read, write } = kind === 'path' ? inPath(element.id) : inQuery
  const $moves = movesOfPage()
  const here = () => new URL(location.href)
  return {
    $query: computed($moves, () => read(here())),
    href: (patch) => write(here(), patch),
    setQuery(patch, { replace = false } = {}) {
      const next = write(here(), patch) + location.hash
      if (replace) history.replaceState(history.state, '', next)
      else history.pushState(null, '', next)
      $moves.set($moves.get() + 1)
    },
  }
}
