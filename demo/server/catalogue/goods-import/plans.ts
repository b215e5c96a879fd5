import type { Instead } from './fault'
import type { ImportKind } from './import-kinds'
import { planPrices, writePrices } from './plan-prices'
import { planProducts } from './products/plan-products'
import { planStock, writeStock } from './plan-stock'
import type { Planned, SourceRow } from './planned'
import { writeProducts } from './write-products'

/** Planned outcome of several rows, with the function that writes it. */
type Plan = Planned & { write: () => Promise<void> }

/** Planners by import kind. The check and the import use the same planner, so the import does what the check showed. */
export const plans: Record<ImportKind, (rows: readonly SourceRow[], instead: Instead) => Promise<Plan>> = {
  products: async (rows, instead) => {
    const plan = await planProducts(rows, instead)
    return { ...plan, write: () => writeProducts(plan) }
  },
  prices: async (rows) => {
    const plan = await planPrices(rows)
    return { ...plan, write: () => writePrices(plan) }
  },
  stock: async (rows, instead) => {
    const plan = await planStock(rows, instead)
    return { ...plan, write: () => writeStock(plan) }
  },
}
