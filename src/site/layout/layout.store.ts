import { atom } from 'nanostores'
import { noteDrawn } from '../../core/drawing'
import type { Text } from '../../core/messages'
import { routeTable, whereIs } from '../../core/routes'
import { shared, type Scope } from '../../core/scope'
import { isStorefront } from '../../core/go-to'
import { inShop } from '../../core/shop-place'
import { layoutFor, type LayoutKind } from './layouts'

/**
 * How much of the shell stands around the page, what the page is called, and what its address says; `error`: a page whose
 * code did not come.
 */
export type Layout = {
  kind: LayoutKind | 'error'
  /** Empty on a page that has no outlet. */
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

/** What the page's address means, where an outlet is going to show it: the shell is right from the beginning. */
function atFirst({ address }: Scope): Layout {
  const here = address ?? addressOfPage()
  if (!here) return foreign
  const where = whereIs(here.path, here.search)
  // The outlet brings the table of pages; until it is there the page has no name.
  const { title } = routeTable()[where.route] ?? foreign
  return { ...where, kind: layoutFor(where.route), title }
}

const drawnLayouts = new WeakMap<Scope, Layout>()

/** Set by the outlet; header, menu, footer and floating bar follow. Without an outlet: the whole shell. */
export const layoutOf = shared('layout', (scope) => {
  const $layout = atom<Layout>(atFirst(scope))
  noteDrawn<Layout>({
    value: () => $layout.get(),
    set(drawn) {
      drawnLayouts.set(scope, drawn)
      // The server knows what the page is called before the outlet is here.
      if (drawn.route === $layout.get().route) $layout.set(drawn)
    },
    underWay: () => undefined,
    again() {},
  })
  return $layout
})

/** What a server drew the shell with; the present layout where it drew nothing. */
export const drawnLayoutOf = (scope: Scope): Layout => drawnLayouts.get(scope) ?? layoutOf(scope).get()

/** Moves the focus to the page itself, past the shell; the outlet puts it in place. */
export const contentOf = shared('content', () => ({ focus: () => {} }))
