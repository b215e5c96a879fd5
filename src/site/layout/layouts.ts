import type { paths } from '../paths'

/** `default` is the whole shell, `empty` a plain head row, `focused` one with the page's steps. */
export type LayoutKind = 'default' | 'empty' | 'focused' | '404'

/**
 * What stands around a page that has not the whole shell, by its route. Apart from the pages' other properties
 * (routes.ts), because the shell is drawn without knowing more of them.
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
