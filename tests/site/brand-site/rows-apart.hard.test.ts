import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { siteIds } from '../../../demo/server/core/config/site'
import { byName, idsOf, openVisits, tables } from '../../session/foreign-things'
import { openTestbed } from '../../server/testbed'

const bed = await openTestbed('demo')
const { byId, inLists } = openVisits(bed)

const owner = '10001'
const { main, north, group } = siteIds
beforeEach(() => bed.reset())

/** Tables of a buyer without a brand site: identity and dealings with the platform. */
const ofTheAccount = [
  // Addresses, titles, papers, passwords.
  'address',
  'certification',
  'invoice_address',
  'invoice_title',
  'membership',
  'pay_password',
  'pay_password_try',
  'proof',
  'supplier_apply',
  'third_binding',
  // Money and points with the platform, in its currency, and what is written down about them.
  'account',
  'credit_apply',
  'credit_bill',
  'deposit_withdraw',
  'ledger',
  'points_lot',
  'points_use',
  'third_bill',
  'u9_deposit',
  // The organisation of the company, which is the same on all sites.
  'approval_deputy',
  'approval_rule',
  'approval_settings',
  'budget',
  'company_buying',
  'company_role',
  'company_unit',
  'cost_centre',
  // Kept by the server, shown nowhere.
  'idempotency',
  'session',
]
/** Tables that get their site from their parent row. */
const byAnother: Record<string, string> = {
  coupon: 'coupon_template',
  private_shop_apply: 'brand_site_shop',
  promotion_link: 'promotion_record',
  request_hold: 'purchase_request',
}

test('every table with a buyer has a site, or is listed as part of the account', () => {
  const without = [...tables]
    .filter(([, table]) => byName(table).customer_id && !byName(table).site_id)
    .map(([name]) => name)
    .filter((name) => !ofTheAccount.includes(name) && !byAnother[name])
  expect(without).toEqual([])
})

/** Ids and numbers of what the demo's buyer has on the main site alone. */
const there = (most?: number) =>
  bed.inside(() =>
    idsOf({
      whoseIs: ({ customer_id, site_id }) => site_id && customer_id,
      whose: [owner],
      where: ({ site_id }) => site_id && eq(site_id, main),
      ...(most && { most }),
    }),
  )

test('an id of another site is answered like an unknown id', async () => {
  const things = await there()
  expect(things.size).toBeGreaterThan(25)
  const { different, compared } = await byId(await bed.login('demo', north), things)
  expect(different).toEqual([])
  expect(compared).toBeGreaterThan(100)
})

test('no list, count or search contains rows of another site, and a group lists those of its members', async () => {
  const things = await there(1_000)
  const foreign = new Set([...things.values()].flat())
  expect(foreign.size).toBeGreaterThan(500)
  const elsewhere = await inLists(await bed.login('demo', north), foreign)
  expect(elsewhere.found).toEqual([])
  const here = await inLists(await bed.login('demo', main), foreign)
  const together = await inLists(await bed.login('demo', group), foreign)
  const lists = (found: string[]) =>
    found
      .map((line) => line.replace(/: .*/, ''))
      // Only the site of a cart can order it.
      .filter((line) => !line.endsWith('/getShopCar'))
  expect(lists(here.found).length).toBeGreaterThan(20)
  expect(lists(together.found)).toEqual(expect.arrayContaining(lists(here.found)))
})
