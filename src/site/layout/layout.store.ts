import { atom } from 'nanostores'
import type { Text } from '../../core/messages'
import { shared } from '../../core/scope'

/** How much of the shell stands around the page, and what the page is called. */
export type Layout = { kind: 'default' | 'empty' | '404'; route: string; title: Text }

/** Set by the outlet; header, menu, footer and floating bar follow. Without an outlet: the whole shell. */
export const layoutOf = shared('layout', () => atom<Layout>({ kind: 'default', route: '', title: ['', ''] }))
