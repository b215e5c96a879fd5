import { atom } from 'nanostores'
import type { Text } from '../../core/messages'
import { shared } from '../../core/scope'

/** How much of the shell stands around the page, what the page is called, and what its address says. */
export type Layout = {
  kind: 'default' | 'empty' | '404'
  /** Empty on a page that has no outlet. */
  route: string
  title: Text
  params: Record<string, string>
  query: Record<string, string>
}

/** Set by the outlet; header, menu, footer and floating bar follow. Without an outlet: the whole shell. */
export const layoutOf = shared('layout', () =>
  atom<Layout>({ kind: 'default', route: '', title: ['', ''], params: {}, query: {} }),
)

/** Moves the focus to the page itself, past the shell; the outlet puts it in place. */
export const contentOf = shared('content', () => ({ focus: () => {} }))
