import { atom, computed } from 'nanostores'
import { patched, type Place } from '../../core/place'
import { whereIs } from '../../core/routes'

const address = () => ({ path: location.pathname, search: location.search, hash: location.hash })

/** The browser's address as the outlet's place; only opened by the outlet, so nothing else writes to history. */
export function openLocation() {
  const $address = atom(address())
  const $where = computed($address, ({ path, search }) => whereIs(path, search))
  const read = () => $address.set(address())
  addEventListener('popstate', read)

  /** @param href an address of this origin */
  function go(href: string, { replace = false } = {}) {
    const url = new URL(href, location.href)
    if (url.href === location.href && !replace) return
    if (replace) history.replaceState(history.state, '', url)
    else history.pushState(null, '', url)
    read()
  }

  const place: Place = {
    $query: computed($where, ({ query }) => query),
    setQuery(patch, options) {
      const url = new URL(location.href)
      url.search = String(new URLSearchParams(patched($where.get().query, patch)))
      go(url.href, options)
    },
  }

  return { $address, $where, place, go, close: () => removeEventListener('popstate', read) }
}

export type Location = ReturnType<typeof openLocation>
