import { commissionType } from '../../../../src/account/promotion/commission-type'
import { after, day, hour } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Random } from '../../core/database/random'
import type { Seed } from '../../core/database/seed'
import { siteIds } from '../../core/config/site'
import { accountKey, customer } from '../../session/sign-in/customer.table'
import { seededMember } from '../../session/sign-in/seeded-member'
import { demoAccounts } from '../../session/sign-in/sign-in.seed'
import { memberById } from '../../session/sign-in/sessions'
import { buyerOf } from '../../trade/cart/buyer'
import { basketOf, seedGoods } from '../../trade/orders/demo-basket'
import { writePastOrders, type Placing } from '../../trade/orders/past-orders'
import { refundPayment } from '../../trade/payment/refund'
import { commissionOn, commissionPercent } from './commission'
import { movePayout } from './move-payout'
import { askForPayout, commissionOf } from './payouts'
import { promotionLink, promotionRecord } from './promotion.table'

const inviterId = demoAccounts[0].id
const towns = ['昆山', '太仓', '宁波', '常熟', '嘉善', '江阴', '南通', '湖州', '无锡']
const trades = ['传动设备厂', '机电工程公司', '紧固件商行']
const joined = 240 * day
/** Orders of the past have the numbers from 700001 on. */
const firstOrder = 760_001

/** Buyers who registered by the demo buyer's link. They cannot log in. */
const partners = trades.flatMap((trade, row) =>
  towns.map((town, at) => {
    const n = row * towns.length + at
    const loginAccount = `partner${String(n + 1).padStart(2, '0')}`
    return {
      id: String(10_101 + n),
      loginAccount,
      loginKey: accountKey(loginAccount),
      nickName: loginAccount,
      phone: `138001${String(10_001 + n)}`,
      customerType: 'corporate' as const,
      extendInfo: { company: `${town}${trade}` },
      inviterId,
    }
  }),
)

const payouts = 25

/** Half of what there is, a part each week: paid, but for one that was rejected and the last, which waits. */
async function seedPayouts() {
  const who = await seededMember()
  const amount = Math.floor((await commissionOf(who)) / (2 * payouts))
  if (amount <= 0) return
  const platform = { actor: 'platform' } as const
  for (let week = payouts; week > 0; week--) {
    const asked = -week * 7 * day
    const at = <T>(days: number, work: () => Promise<T>) =>
      clock.at(after(clock.now(), asked + days * day), work)
    const { id } = await at(0, () => askForPayout(who, { amount }))
    if (week === 1) continue
    if (week === 3) {
      await at(1, () => movePayout(id, 'reject', { ...platform, reason: '请先核对本月退款扣回的佣金' }))
      continue
    }
    await at(1, () => movePayout(id, 'approve', platform))
    await at(2, () => movePayout(id, 'pay', platform))
  }
}

/** Most of them bought something, some twice. */
async function placings(random: Random): Promise<Placing[]> {
  const wares = await seedGoods()
  if (wares.length === 0) return []
  const first = await memberById(partners[0]?.id ?? '', siteIds.main)
  if (!first) throw new Error('the invited buyers are missing')
  // All have the same price terms, so one is enough.
  const terms = await buyerOf(first)
  const all: Placing[] = []
  for (const [at, { id }] of partners.slice(0, 24).entries()) {
    const buyer = { ...terms, who: { ...first, customerId: id, companyId: id } }
    for (let time = at % 3 === 0 ? 2 : 1; time > 0; time--) {
      const ago = (at * 8 + time * 5 + 1) * day + random.int(0, 9) * hour
      all.push({ buyer, basket: basketOf(wares, random), placedAt: after(clock.now(), -ago) })
    }
  }
  return all
}

export const seed: Seed = {
  room: 'account/promotion',
  after: ['money/accounts', 'trade/orders', 'site/params'],
  async run({ random }) {
    const now = clock.now()
    await db()
      .insert(customer)
      .values(partners.map((row, at) => ({ ...row, createdAt: after(now, -joined + at * 1.1 * day) })))
    await db().insert(promotionLink).values({ customerId: inviterId, target: 'register', code: 'LGJM2026' })
    const percent = await commissionPercent(siteIds.main)
    const bought = await writePastOrders(await placings(random), firstOrder)
    const records = bought.map(({ id, customerId, paidAmount, completedAt }) => ({
      inviterId,
      invitedId: customerId,
      orderId: id,
      type: commissionType.code.earned,
      amount: commissionOn(paidAmount, percent),
      percent,
      refNo: id,
      createdAt: completedAt,
    }))
    if (records.length > 0) await db().insert(promotionRecord).values(records)
    for (const { id, paidAmount, completedAt } of bought.slice(6, 9))
      await clock.at(after(completedAt, 2 * day), () =>
        refundPayment(id, Math.floor(paidAmount / 4), `DEMO${id}`),
      )
    await seedPayouts()
  },
}
