import { eq } from 'drizzle-orm'
import { db } from '../../../demo/server/core/database/db'
import { offer } from '../../../demo/server/trade/offers/offers.table'
import { quoteOffer, type Quoting } from '../../../demo/server/trade/offers/quote-offer'
import type { Input } from '../../../src/core/api/endpoint'
import { addOffer } from '../../../src/trade/offers/offers.contract'
import { bed, stock } from '../checkout/checkout-bed'

export { bed, codeFrom } from '../checkout/checkout-bed'

type Wish = NonNullable<Input<typeof addOffer>['body']>

const contact = { contactName: '周岚', contactPhone: '13800001001' }

export const ask = (token: string, wish: Partial<Wish>, key?: string) =>
  bed.call(addOffer, { body: { ...contact, ...wish } }, { token, key })

/** Creates a quotation request about listed goods at 10.00, one product for each quantity. */
export async function asked(account: string, quantities: readonly number[] = [4]) {
  const skuIds = await stock(...quantities.map(() => ({})))
  const token = await bed.login(account)
  const lines = quantities.map((quantity, at) => ({ skuId: skuIds[at] ?? '', quantity }))
  return { ...(await ask(token, { lines })), token, skuIds }
}

export const quote = (id: string, quoting?: Quoting) => bed.inside(() => quoteOffer(id, quoting))

export async function rowOf(id: string) {
  const [row] = await bed.inside(() => db().select().from(offer).where(eq(offer.id, id)))
  if (!row) throw new Error(`no quotation ${id}`)
  return row
}
