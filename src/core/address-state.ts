import { atom, computed } from 'nanostores'
import {
  addressWith,
  memoryUrlState,
  patched,
  type QueryPatch,
  type UrlQuery,
  type UrlState,
} from './url-state'

/** What an address keeps, and the same address with a change in it. Foreign keys are left alone. */
type Kept = { read: () => UrlQuery; write: (patch: QueryPatch) => string }

const entriesOf = (text: string): UrlQuery => Object.fromEntries(new URLSearchParams(text))

/** `/list?page=2&sort=price` */
const inQuery: Kept = {
  read: () => entriesOf(location.search),
  write: (patch) => addressWith(location.pathname, patched(inQuery.read(), patch)),
}

/**
 * `/list;page=2;sort=price`, and of an element with an id `/list;first.page=2`. What a link brings in the query is read,
 * too, until it changes.
 */
function inPath(id: string): Kept {
  const mark = id && `${id}.`
  function parts() {
    const [, path = '', kept = ''] = /^(.*\/[^;/]*);?(.*)/.exec(location.pathname) ?? []
    return { path, kept: entriesOf(kept.replaceAll(';', '&')) }
  }
  return {
    read() {
      const query = inQuery.read()
      for (const [key, value] of Object.entries(parts().kept))
        if (key.startsWith(mark)) query[key.slice(mark.length)] = value
      return query
    },
    write(patch) {
      const { path, kept } = parts()
      const query = new URLSearchParams(location.search)
      const marked: QueryPatch = {}
      for (const [key, value] of Object.entries(patch)) {
        marked[mark + key] = value
        query.delete(key)
      }
      const next = `${new URLSearchParams(patched(kept, marked))}`.replaceAll('&', ';')
      return addressWith(path + (next && `;${next}`), Object.fromEntries(query))
    },
  }
}

/** Counts moves of the address, ours and those through the history: every element of the page follows. */
const $moves = atom(0)
const follow = () => $moves.set($moves.get() + 1)
globalThis.addEventListener?.('popstate', follow)

/** What an element keeps in the page's address where it says so: `url-state="query"` or `"path"`; else in memory. */
export function addressState(element: HTMLElement): UrlState {
  const kind = element.getAttribute('url-state')
  if (kind !== 'query' && kind !== 'path') return memoryUrlState()
  const { read, write } = kind === 'path' ? inPath(element.id) : inQuery
  return {
    $query: computed($moves, read),
    href: write,
    setQuery(patch, { replace = false } = {}) {
      const next = write(patch) + location.hash
      if (replace) history.replaceState(history.state, '', next)
      else history.pushState(null, '', next)
      follow()
    },
  }
}
