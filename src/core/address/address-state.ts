import { atom, computed } from 'nanostores'
import { writeAddress } from './history-entry'
import { patchedText, queryOf } from './query-text'
import { addressWith, memoryUrlState, type QueryPatch, type UrlQuery, type UrlState } from './url-state'

/** Reads the kit's values from an address, and returns the address with a change. Foreign keys stay unchanged. */
type StatePlace = { read: () => UrlQuery; write: (patch: QueryPatch) => string }

const queryText = () => location.search.slice(1)

/** `/list?page=2&sort=price` */
const inQuery: StatePlace = {
  read: () => queryOf(queryText()),
  write: (patch) => addressWith(location.pathname, patchedText(queryText(), patch)),
}

/**
 * State in the path: `/list;page=2;sort=price`, or `/list;first.page=2` for an element with an id. Values from a link's
 * query also apply until they change.
 */
function inPath(id: string): StatePlace {
  const mark = id && `${id}.`
  function parts() {
    const [, path = '', state = ''] = /^(.*\/[^;/]*);?(.*)/.exec(location.pathname) ?? []
    return { path, kept: state }
  }
  return {
    read() {
      const query = inQuery.read()
      for (const [key, value] of Object.entries(queryOf(parts().kept.replaceAll(';', '&'))))
        if (key.startsWith(mark)) query[key.slice(mark.length)] = value
      return query
    },
    write(patch) {
      const { path, kept } = parts()
      const marked = Object.fromEntries(Object.entries(patch).map(([key, value]) => [mark + key, value]))
      const moved = Object.fromEntries(Object.keys(patch).map((key) => [key, undefined]))
      const next = patchedText(kept, marked, ';')
      return addressWith(path + (next && `;${next}`), patchedText(queryText(), moved))
    },
  }
}

/** Number of changes of the address, by the kit or the history; every element of the page listens. */
const $moves = atom(0)
const follow = () => $moves.set($moves.get() + 1)
globalThis.addEventListener?.('popstate', follow)

/** Creates the state of an element: in the page's address with `url-state="query"` or `"path"`, otherwise in memory. */
export function addressState(element: HTMLElement): UrlState {
  const kind = element.getAttribute('url-state')
  if (kind !== 'query' && kind !== 'path') return memoryUrlState()
  const { read, write } = kind === 'path' ? inPath(element.id) : inQuery
  return {
    $query: computed($moves, read),
    href: write,
    setQuery(patch, { replace = false } = {}) {
      writeAddress(write(patch) + location.hash, replace)
      follow()
    },
  }
}
