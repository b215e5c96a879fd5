import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { day } from '../../demo/server/core/time/business-time'
import { clock } from '../../demo/server/core/time/clock'
import { db, tx } from '../../demo/server/core/database/db'
import { siteIds } from '../../demo/server/core/config/site'
import { book, give, take } from '../../demo/server/money/accounts/bookings'
import { brokenAccounts } from '../../demo/server/money/accounts/broken-accounts'
import { setCreditLimit } from '../../demo/server/money/accounts/credit-limit'
import { freeze, unfreeze } from '../../demo/server/money/accounts/freeze'
import { bond } from '../../demo/server/money/bonds/bonds.table'
import { moveBond, payBack } from '../../demo/server/money/bonds/move-bond'
import { couponTemplate } from '../../demo/server/money/coupons/coupons.table'
import { takeCoupon } from '../../demo/server/money/coupons/take-coupon'
import { demandRecharge } from '../../demo/server/money/deposit/recharges'
import { moveWithdrawal } from '../../demo/server/money/deposit/move-withdrawal'
import { askForWithdrawal, takeBackWithdrawal } from '../../demo/server/money/deposit/withdrawals'
import { payClaim } from '../../demo/server/money/reimbursement/move-claim'
import { expenseClaim } from '../../demo/server/money/reimbursement/reimbursement.table'
import { memberById } from '../../demo/server/session/sign-in/sessions'
import type { Member } from '../../demo/server/core/security/auth'
import { receivePayment } from '../../demo/server/trade/payment/receive-payment'
import { bed, crowd } from '../trade/checkout/checkout-bed'
import { outcome } from './outcome'

// On PGlite one transaction follows another: this proves something on PostgreSQL, where `npm test` runs it too.
const onPostgres = process.env.TEST_DATABASE_URL !== undefined
const operations = onPostgres ? 5_000 : 150
const batches = 5
const atOnce = 50

/** Numbers that are the same in every run. */
let state = 20_261_121
const random = (n: number) => (state = (state * 48_271) % 2_147_483_647) % n
const pick = <T>(list: readonly T[]): T => {
  const found = list[random(list.length)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}

const coupons = { free: 'storm-free', forPoints: 'storm-points' }

/** Checks further invariants, in addition to `brokenAccounts`. @returns one line for each violation */
async function broken(): Promise<string[]> {
  const { rows } = await db().execute<{ fault: string }>(sql`
    select 'coupons of ' || t.id || ': ' || t.taken || ' taken, ' || count(c.id) || ' there' as fault
    from coupon_template t left join coupon c on c.template_id = t.id
    where t.id like 'storm-%' group by t.id having t.taken <> count(c.id) or count(c.id) > t.total
    union all
    select 'set aside for ' || a.customer_id || ': ' || a.frozen || ', asked for ' || coalesce(sum(w.amount) * 100, 0)
    from account a left join deposit_withdraw w on w.customer_id = a.customer_id and w.review_state in (10, 15)
    where a.kind = 'deposit' and a.customer_id like '9000%'
    group by a.customer_id, a.frozen having a.frozen <> coalesce(sum(w.amount) * 100, 0)
    union all
    select 'refunded of ' || p.pay_no || ' is more than was paid' from pay_order p
    join pay_order_item i on i.pay_order_id = p.id where i.returned > i.amount
    union all
    select b.bond_no || ' was paid back ' || count(l.id) || ' times' from bond b
    join ledger l on l.ref_no = b.bond_no group by b.bond_no having count(l.id) > 1`)
  return [...(await brokenAccounts()), ...rows.map(({ fault }) => fault)]
}

async function prepare(buyers: readonly Member[]) {
  const now = clock.now().getTime()
  const at = (days: number) => new Date(now + days * day)
  const terms = {
    siteId: siteIds.main,
    type: 10 as const,
    name: 'x',
    kind: 10 as const,
    threshold: 1,
    value: 1,
    scope: 10 as const,
    scopeName: '',
    total: 20,
    perCustomer: 9,
    receiveFrom: at(-1),
    receiveTo: at(9),
    useFrom: at(-1),
    useTo: at(9),
  }
  await db()
    .insert(couponTemplate)
    .values([
      { ...terms, id: coupons.free },
      { ...terms, id: coupons.forPoints, pointsCost: 30 },
    ])
  for (const { companyId } of buyers) {
    await setCreditLimit(companyId, 5_000, 'apply')
    await give(companyId, 'deposit', 11, 3_000, 'start')
    await give(companyId, 'points', 10, 300, 'start')
  }
}

/** Things that several hands reach for: made once, taken by whoever comes. */
const withdrawals: string[] = ['none']
const demands: { payNo: string; amount: number }[] = []
const bonds: string[] = ['none']
const claims: string[] = ['none']

/** One operation of a room, as its routes and desks do it. */
function operation(who: Member, at: number): () => Promise<unknown> {
  const { companyId } = who
  const amount = 1 + random(400)
  // References are few, so that some come twice.
  const ref = `r${random(400)}/${amount}`
  const id = pick(withdrawals)
  const demand = demands.length ? pick(demands) : undefined
  const bondId = pick(bonds)
  const claimId = pick(claims)
  const account = { bank: 'x', bankCard: '6222', holder: 'x' }
  const works = [
    () => give(companyId, 'deposit', 12, amount, ref),
    () => take(companyId, 'deposit', 20, amount, ref),
    () => give(companyId, 'points', 22, amount, ref),
    () => take(companyId, 'points', 20, amount, ref),
    () => take(companyId, 'credit', 20, amount, ref),
    () =>
      tx(async () => {
        await take(companyId, 'credit', 20, amount, `${at}`)
        await give(companyId, 'credit', 12, 1 + random(amount), `${at}`)
      }),
    () =>
      tx(async () => {
        await freeze(companyId, amount)
        await unfreeze(companyId, amount)
      }),
    () =>
      tx(async () => {
        await take(companyId, 'deposit', 20, amount, `${at}`)
        await book({ customerId: companyId, kind: 'points', bizType: 20, amount: -amount, refNo: `${at}` })
      }),
    async () => void withdrawals.push((await askForWithdrawal(who, { ...account, amount })).id),
    () => moveWithdrawal(id, 'takeUp', { actor: 'platform' }),
    () => moveWithdrawal(id, 'approve', { actor: 'platform' }),
    () => moveWithdrawal(id, 'reject', { actor: 'platform', reason: 'x' }),
    () => takeBackWithdrawal(who, id),
    async () => {
      const { payNo, amount: owed } = await demandRecharge(who, amount)
      demands.push({ payNo, amount: owed })
    },
    async () =>
      demand &&
      receivePayment({ channel: 'scan', payCode: 10, ...demand, channelNo: `c${random(3)}${demand.payNo}` }),
    () => takeCoupon(who, coupons.free, false),
    () => takeCoupon(who, coupons.forPoints, true),
    async () => {
      const made = { id: `s${at}`, bondNo: `S${at}`, customerId: companyId, kind: 10 as const, title: 'x' }
      await db()
        .insert(bond)
        .values({ ...made, amount, state: 40, dueDate: '2026-12-31' })
      await tx(() => moveBond(made.id, 'askRefund', { actor: 'buyer' }))
      bonds.push(made.id)
    },
    () => payBack(bondId),
    async () => {
      const made = { id: `s${at}`, claimNo: `S${at}`, customerId: companyId, placedBy: companyId, title: 'x' }
      await db()
        .insert(expenseClaim)
        .values({ ...made, kind: 10, amount, spentOn: '2026-11-01', files: [], state: 30 })
      claims.push(made.id)
    },
    () => payClaim(claimId),
  ]
  return () => bed.inside(() => outcome(pick(works)()))
}

/** So many at a time as the server lets wait. */
async function together(works: readonly (() => Promise<unknown>)[]) {
  const queue = works.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const work of queue) await work()
    }),
  )
}

test(`R105: ${operations} concurrent operations of all kinds leave every sum correct`, async () => {
  await bed.reset()
  const ids = await crowd(6)
  const buyers = await bed.inside(async () =>
    (await Promise.all(ids.map((id) => memberById(id, siteIds.main)))).flatMap((who) => who ?? []),
  )
  expect(buyers).toHaveLength(6)
  await bed.inside(() => prepare(buyers))
  const size = operations / batches
  for (let batch = 0; batch < batches; batch += 1) {
    await together(Array.from({ length: size }, (_, at) => operation(pick(buyers), batch * size + at)))
    expect(await bed.inside(broken)).toEqual([])
  }
})
