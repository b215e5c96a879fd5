import { stockOf, stockState } from '../../../../src/catalogue/goods/stock-state'
import type { Asker } from './asker'

type Stock = { available: number; safety: number }
type Wanted = { available: number; quantity: number }

/** Returns the stock fields of a response: quantities for members, only the state for visitors. */
export const stockFields = ({ who }: Pick<Asker, 'who'>, { available, safety }: Stock) =>
  who.kind === 'visitor'
    ? { stockState: stockState.code[stockOf({ stockQuantity: available, safetyStock: safety })] }
    : { stockQuantity: available, safetyStock: safety }

/** Returns whether a quantity is available. Visitors see this instead of the stock quantity. */
export const enoughFields = ({ who, sellsShort }: Asker, { available, quantity }: Wanted) =>
  who.kind === 'visitor' && { enough: sellsShort || (available > 0 && available >= quantity) }
