import { eq } from 'drizzle-orm'
import { db } from '../../../demo/server/core/database/db'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { shopFreight } from '../../../demo/server/trade/checkout/checkout.table'
import { bed, stock } from '../../trade/checkout/checkout-bed'

/** Sub-account of the company of `demo`. */
export const sub = '10004'

/** Begins with a sub-account that orders without review, and without freight. @returns an SKU, and the token of `demo` */
export async function beginOrganisation() {
  await bed.reset()
  const [sku = ''] = await stock({})
  await bed.inside(async () => {
    await db().update(shopFreight).set({ amount: 0 })
    await db().update(customer).set({ needReview: 20 }).where(eq(customer.id, sub))
  })
  return { sku, demo: await bed.login('demo') }
}

/** Reads the row of an account. Called inside of the bed. */
export async function rowOfAccount(id: string) {
  const [row] = await db().select().from(customer).where(eq(customer.id, id))
  if (!row) throw new Error(`no account has the id ${id}`)
  return row
}
