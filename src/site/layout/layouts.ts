import type { paths } from '../paths'

/** `default`: the whole shell. `empty`: a plain header row. `focused`: a header row with the page's steps. */
export type LayoutKind = 'default' | 'empty' | 'focused' | '404'

/**
 * Layouts by route, for pages without the whole shell. Separate from `routes.ts`, so that the shell renders without the
 * other properties of pages.
 */
const layouts: Readonly<Record<string, LayoutKind>> = {
  login: 'empty',
  register: 'empty',
  registerEmail: 'empty',
  registerSettlement: 'empty',
  registerSupplier: 'empty',
  registerSuccess: 'empty',
  checkout: 'focused',
  payment: 'focused',
  paySuccess: 'focused',
  linkHint: 'empty',
  callbackAlipay: 'empty',
  callbackThird: 'empty',
  notFound: '404',
} satisfies Partial<Record<keyof typeof paths, LayoutKind>>

export const layoutFor = (route: string): LayoutKind => layouts[route] ?? 'default'
