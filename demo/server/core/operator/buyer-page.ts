import { routeAddress } from '../../../../src/core/address/routes'
import { paths } from '../../../../src/site/paths'

/** Returns the URL of a storefront page, on the console's host. */
export const buyerPage = (route: keyof typeof paths, params: Readonly<Record<string, string>> = {}) =>
  routeAddress(paths[route], params)
