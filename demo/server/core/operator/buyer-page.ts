import { routeAddress } from '../../../../src/core/address/routes'
import { paths } from '../../../../src/site/paths'

/** Address of a page as buyers see it, at the host of the console. */
export const buyerPage = (route: keyof typeof paths, params: Readonly<Record<string, string>> = {}) =>
  routeAddress(paths[route], params)
