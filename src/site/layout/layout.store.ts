import { atom } from 'nanostores'
import { noteDrawn } from '../../core/store/drawing'
import type { Text } from '../../core/language/messages'
import { routeTable, whereIs } from '../../core/address/routes'
import { shared, type Scope } from '../../core/host/scope'
import { isStorefront } from '../../core/address/go-to'
import { inShop } from '../../core/address/shop-place'
import { layoutFor, type LayoutKind } from './layouts'

/**
 * Layout of the shell around the page, with the page's title and route. `error`: the code of the page failed to load.
 */
export type Layout = {
  kind: LayoutKind | 'error'
  /** Route name. Empty on a page without an outlet. */
  route: string
  title: Text
  params: Record<string, string>
  query: Record<string, string>
}

const foreign: Layout = { kind: 'default', route: '', title: ['', ''], params: {}, query: {} }

function addressOfPage() {
  if (typeof document === 'undefined' || !isStorefront()) return undefined
  const { pathname: path = '/', search = '' } = inShop(new URL(location.href)) ?? {}
  return { path, search }
}

/** Returns the initial layout from the page's URL, so that the shell is correct from the first render. */
function atFirst({ address }: Scope): Layout {
  const here = address ?? addressOfPage()
  if (!here) return foreign
  const where = whereIs(here.path, here.search)
  // The outlet loads the route table. Until then the page has no title.
  const { title } = routeTable()[where.route] ?? foreign
  return { ...where, kind: layoutFor(where.route), title }
}

const drawnLayouts = new WeakMap<Scope, Layout>()

/** Shared layout. The outlet sets it for header, menu, footer and floating bar. Without an outlet: the whole shell. */
export const layoutOf = shared('layout', (scope) => {
  const $layout = atom<Layout>(atFirst(scope))
  noteDrawn<Layout>({
    value: () => $layout.get(),
    set(drawn) {
      drawnLayouts.set(scope, drawn)
      // The server knows the page's title before the outlet has loaded.
      if (drawn.route === $layout.get().route) $layout.set(drawn)
    },
    underWay: () => undefined,
    again() {},
  })
  return $layout
})

/** Returns the layout of the server-rendered shell, otherwise the current layout. */
export const drawnLayoutOf = (scope: Scope): Layout => drawnLayouts.get(scope) ?? layoutOf(scope).get()

/**
 * Moves the focus to the page content: `focus` skips the shell, `begin` also scrolls to the top, for a page that stays
 * mounted with new content. The outlet sets both.
 */
export const contentOf = shared('content', () => ({ focus: () => {}, begin: () => {} }))
