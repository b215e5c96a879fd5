import { atom, computed } from 'nanostores'
import { addressWith, patched, urlStateOfRequest, type UrlState } from '../../core/url-state'
import { pageAt, whereIs } from '../../core/routes'
import type { Scope } from '../../core/scope'
import { openScrollMemory } from './scroll-memory'

/** @param at path and query; default: the browser's */
function address(at?: string) {
  const { pathname: path, search } = at ? new URL(location.origin + at) : location
  return { path, search, hash: location.hash }
}

/** The address of a page that a server draws: nobody goes anywhere there. */
function standingAt(given: { path: string; search: string }, leadsOn?: () => void) {
  const $address = atom({ ...given, hash: '' })
  const $where = computed($address, ({ path, search }) => whereIs(path, search))
  return {
    $address,
    $where,
    from: () => '/',
    urlStateOf: () => urlStateOfRequest($where.get().query, given.path, leadsOn),
    go() {},
    catchUp() {},
    returning: () => false,
    close() {},
  } satisfies Location
}

/**
 * The browser's address as the outlet's state; only opened by the outlet, so nothing else writes to history.
 * @param scope on a server it knows the address of the page that is drawn
 * @param drawnAt in a browser, path and query of the page that a server drew: it is where the outlet begins
 */
export const openLocation = (
  { address, drawing }: Pick<Scope, 'address' | 'drawing'>,
  drawnAt?: string,
): Location => (address ? standingAt(address, drawing?.leadsOn) : openBrowserLocation(drawnAt))

function openBrowserLocation(drawnAt: string | undefined) {
  const $address = atom(address(drawnAt))
  const $where = computed($address, ({ path, search }) => whereIs(path, search))
  /** Path of the page before; `/` at first. */
  let from = '/'
  let moved = false
  function read() {
    const before = $address.get().path
    if (before !== location.pathname) {
      from = before
      moved = true
    }
    $address.set(address())
  }
  const scroll = openScrollMemory(drawnAt !== undefined)
  addEventListener('popstate', read)

  /** @param href an address of this origin */
  function go(href: string, { replace = false } = {}) {
    const url = new URL(href, location.href)
    if (url.href === location.href && !replace) return
    scroll.leave()
    if (replace) history.replaceState(history.state, '', url)
    else history.pushState(null, '', url)
    read()
  }

  /**
   * The state of one page in the address. It keeps its last query when the address goes on to another page, so that a page that
   * is about to leave asks for nothing anew.
   */
  function urlStateOf(page: string): UrlState {
    let { query } = $where.get()
    const { path } = $address.get()
    const $query = computed($where, (where) => {
      if (pageAt(where) === page) query = where.query
      return query
    })
    return {
      $query,
      href: (patch) => addressWith(path, patched($query.get(), patch)),
      setQuery(patch, options) {
        const url = new URL(location.href)
        url.search = String(new URLSearchParams(patched($where.get().query, patch)))
        go(url.href, options)
      },
      ...(moved && { back: () => history.back() }),
    }
  }

  /** Somebody may have gone on before the outlet stood. */
  function catchUp() {
    if (drawnAt && drawnAt !== location.pathname + location.search) read()
  }

  function close() {
    removeEventListener('popstate', read)
    scroll.close()
  }

  return { $address, $where, from: () => from, urlStateOf, go, catchUp, returning: scroll.returning, close }
}

export type Location = ReturnType<typeof openBrowserLocation>
