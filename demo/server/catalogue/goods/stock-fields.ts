import { stockOf, stockState } from '../../../../src/catalogue/goods/stock-state'
import type { Asker } from './asker'

type Stock = { available: number; safety: number }
type Wanted = { available: number; quantity: number }

/** What an asker is told of a stock: members its figures, visitors its state. */
export const stockFields = ({ who }: Pick<Asker, 'who'>, { available, safety }: Stock) =>
  who.kind === 'visitor'
    ? { stockState: stockState.code[stockOf({ stockQuantity: available, safetyStock: safety })] }
    : { stockQuantity: available, safetyStock: safety }

/** Whether so many are to be had: what visitors are told instead of how many there are. */
export const enoughFields = ({ who, sellsShort }: Asker, { available, quantity }: Wanted) =>
  who.kind === 'visitor' && { enough: sellsShort || (available > 0 && available >= quantity) }
