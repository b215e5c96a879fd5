import { atom, computed } from 'nanostores'
import { writeAddress } from '../../core/address/history-entry'
import { patchedText } from '../../core/address/query-text'
import { urlStateOfRequest } from '../../core/address/request-url-state'
import { addressWith, type UrlState } from '../../core/address/url-state'
import { pageAt, whereIs } from '../../core/address/routes'
import type { Scope } from '../../core/host/scope'
import { inShop, onPage } from '../../core/address/shop-place'
import { openScrollMemory } from './scroll-memory'

const partsOf = ({ pathname: path, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>) => ({
  path,
  search,
  hash,
})

/** Returns the browser's address in the shop's routes; undefined: it is a page of the host. */
function addressNow() {
  const here = inShop(new URL(location.href))
  return here && partsOf(here)
}

/** Creates the fixed address of a server-rendered page, which never navigates. */
function standingAt(given: { path: string; search: string }, leadsOn?: () => void) {
  const $address = atom({ ...given, hash: '' })
  const $where = computed($address, ({ path, search }) => whereIs(path, search))
  return {
    $address,
    $where,
    from: () => '/',
    urlStateOf: () => urlStateOfRequest(given, leadsOn),
    go() {},
    catchUp() {},
    returning: () => false,
    close() {},
  } satisfies Location
}

/**
 * Opens the browser's address as the outlet's state. Only the outlet opens it, so nothing else writes to the history.
 * @param scope in server rendering it has the address of the page
 * @param drawnAt in a browser, path and query of the server-rendered page, with which the outlet starts
 */
export const openLocation = (
  { address, drawing }: Pick<Scope, 'address' | 'drawing'>,
  drawnAt?: string,
): Location => (address ? standingAt(address, drawing?.leadsOn) : openBrowserLocation(drawnAt))

function openBrowserLocation(drawnAt: string | undefined) {
  const drawn =
    drawnAt === undefined ? undefined : partsOf(new URL(location.origin + drawnAt + location.hash))
  const $address = atom(drawn ?? addressNow() ?? { path: '/', search: '', hash: '' })
  const $where = computed($address, ({ path, search }) => whereIs(path, search))
  /** Path of the previous page; `/` at first. */
  let from = '/'
  let moved = false
  function read() {
    const now = addressNow()
    // The host's router changed the address, or a link led to a heading of the host's page.
    if (!now) return
    const before = $address.get().path
    if (before !== now.path) {
      from = before
      moved = true
    }
    $address.set(now)
  }
  const scroll = openScrollMemory(drawnAt !== undefined)
  addEventListener('popstate', read)

  /** @param href address of this origin; one outside of the shop is left to the browser */
  function go(href: string, { replace = false } = {}) {
    const url = new URL(href, location.href)
    if (!inShop(url)) return replace ? location.replace(url) : location.assign(url)
    if (url.href === location.href && !replace) return
    scroll.leave()
    writeAddress(url, replace)
    read()
  }

  /**
   * Creates the state of one page in the address. It keeps its last query when the address moves to another page, so
   * that a page that is about to unmount sends no request.
   */
  function urlStateOf(page: string): UrlState {
    let { query } = $where.get()
    let { path, search } = $address.get()
    const $query = computed($where, (where) => {
      if (pageAt(where) === page) {
        query = where.query
        ;({ path, search } = $address.get())
      }
      return query
    })
    return {
      $query,
      href: (patch) => onPage(addressWith(path, patchedText(search.slice(1), patch))),
      setQuery(patch, options) {
        const now = $address.get()
        go(onPage(addressWith(now.path, patchedText(now.search.slice(1), patch)) + now.hash), options)
      },
      ...(moved && { back: () => history.back() }),
    }
  }

  /** Reads the address again, because it may have changed before hydration. */
  function catchUp() {
    const now = addressNow()
    if (drawnAt && now && drawnAt !== now.path + now.search) read()
  }

  function close() {
    removeEventListener('popstate', read)
    scroll.close()
  }

  return { $address, $where, from: () => from, urlStateOf, go, catchUp, returning: scroll.returning, close }
}

export type Location = ReturnType<typeof openBrowserLocation>
