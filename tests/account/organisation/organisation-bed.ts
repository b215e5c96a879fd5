import { eq } from 'drizzle-orm'
import { openMembership } from '../../../demo/server/account/members/open-membership'
import { db, tx } from '../../../demo/server/core/database/db'
import { customer, type Customer } from '../../../demo/server/session/sign-in/customer.table'
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

/** Opens a membership in a company for the person of an account. @returns its id */
export const join = (accountId: string, companyId: string, roles = ['buyer']) =>
  bed.inside(async () => {
    const personOf = await rowOfAccount(accountId)
    const { legalName } = personOf
    return tx(() => openMembership({ personOf, companyId, legalName, roles, unitId: null }))
  })

/** Changes the row of an account. */
export const setAccount = (id: string, values: Partial<Customer>) =>
  bed.inside(() => db().update(customer).set(values).where(eq(customer.id, id)))
