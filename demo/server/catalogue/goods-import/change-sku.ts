import { eq } from 'drizzle-orm'
import { db } from '../../core/database/db'
import type { DeskValues } from '../../core/operator/desk'
import { wrongFields } from '../../core/http/validate'
import { goods } from '../goods/goods.table'
import { emptied } from './cell-readers'
import { faultTexts } from './fault'
import { planPrices, writePrices } from './plan-prices'
import { planStock, writeStock } from './plan-stock'
import type { Planned, SourceRow } from './planned'

/** Builds a single row in the format of an import file. */
const rowOf = (cells: Readonly<Record<string, string>>): SourceRow[] => [
  { number: 1, groupNumber: 1, twin: null, cells: new Map(Object.entries(cells).filter(([, cell]) => cell)) },
]

/** @throws Refusal 422 with the same messages as the import */
function checked<Plan extends Planned>(plan: Plan): Plan {
  const errors = plan.rows.flatMap(({ faults }) =>
    faults.map(({ name, column = '', values = {} }) => ({ path: column, message: faultTexts[name], values })),
  )
  if (errors.length > 0) throw wrongFields(422, errors)
  return plan
}

/**
 * Changes price, stock and sale status of one SKU by the rules of the import.
 * @param values price, brandPrice, stock and status as entered in the form
 * @throws Refusal 422
 */
export async function changeSku(skuCode: string, goodsId: string, values: DeskValues) {
  const { price = '', brandPrice = emptied, stock = '', status } = values
  const prices = checked(await planPrices(rowOf({ skuCode, price, brandPrice })))
  const counted = checked(await planStock(rowOf({ skuCode, stock })))
  await writePrices(prices)
  await writeStock(counted)
  await db()
    .update(goods)
    .set({ status: status === '20' ? 20 : 10 })
    .where(eq(goods.id, goodsId))
}
