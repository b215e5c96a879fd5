import * as z from 'zod/mini'
import { shared } from '../../core/host/scope'
import { stored } from '../../core/store/storage'

/** Number of lines that the cart had at the last visit, for its space while it loads; -1: unknown. */
export const lastLinesOf = shared('cart-lines', (scope) =>
  stored(scope, 'cart-lines', { version: 1, shape: z.number(), initial: -1 }),
)
