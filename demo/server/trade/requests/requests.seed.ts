import { and, asc, eq } from 'drizzle-orm'
import { yes } from '../../../../src/core/api/shapes'
import { db } from '../../core/database/db'
import type { Seed } from '../../core/database/seed'
import { after, day, hour } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { customer } from '../../session/sign-in/customer.table'
import { seededMember } from '../../session/sign-in/seeded-member'
import { buyerOf } from '../cart/buyer'
import { beginDraft } from '../checkout/draft-rows'
import { priceDraft } from '../checkout/priced-draft'
import { submitDraft } from '../checkout/submit-draft'
import { seedGoods } from '../orders/demo-basket'
import { decide } from './decide-request'
import { moveRequest } from './move-request'
import { stepOwn } from './own-request'
import { endHolds } from './requests.job'

/** Events of a request with their reasons. */
type Story = readonly [end: 'reject' | 'sendBack' | 'withdraw' | 'expire' | 'none', reason?: string]
const stories: readonly Story[] = [
  ['none'],
  ['reject', '库存还够用两个月，暂不采购'],
  ['sendBack', '请注明用于哪条产线'],
  ['withdraw'],
  ['reject', '请改用合同内的型号'],
  ['none'],
  ['withdraw'],
  ['sendBack', '数量请与班组核对后再提交'],
  ['expire'],
  ['reject', '本季度预算已用完'],
]
const howMany = 28

async function submitted(memberId: string, skuId: string, quantity: number) {
  const buyer = await buyerOf(await seededMember(memberId))
  const row = await beginDraft(buyer, { buyNow: { skuId, quantity } })
  const { stamp, amounts } = await priceDraft(buyer, row)
  const { requestId } = await submitDraft(buyer, { draftId: row.id, stamp, payAmount: amounts.pay })
  return { requestId, who: buyer.who }
}

/** Requests of the demo company's sub-accounts, all older than their hold. */
export const seed: Seed = {
  room: 'trade/requests',
  after: ['account/members', 'trade/checkout', 'trade/orders'],
  async run({ random }) {
    const main = await seededMember()
    const members = await db()
      .select({ id: customer.id })
      .from(customer)
      .where(
        and(
          eq(customer.parentId, main.customerId),
          eq(customer.needReview, yes),
          eq(customer.status, yes),
          eq(customer.accountKind, 'sub'),
        ),
      )
      .orderBy(asc(customer.createdAt), asc(customer.id))
    const wares = (await seedGoods()).filter(({ sku }) => sku.stock - sku.reserved > 500)
    for (let at = 0; at < howMany; at++) {
      const { sku } = random.pick(wares)
      const member = members[at % members.length]
      const [end, reason = ''] = stories[at % stories.length] ?? ['none']
      const time = after(clock.now(), end === 'expire' ? -(35 + at) * day : -(3 + at * 0.8) * day)
      if (!member) continue
      const quantity = sku.minOrderQty + sku.step * random.int(0, 8)
      const { requestId: id, who } = await clock.at(time, () => submitted(member.id, sku.id, quantity))
      if (!id) continue
      const ended = after(time, random.int(1, 30) * hour)
      if (end === 'reject' || end === 'sendBack')
        await clock.at(ended, () => decide(main, id, { revision: 1, decision: end, reason }))
      if (end === 'withdraw') await clock.at(ended, () => stepOwn(who, { id, action: 'withdraw' }))
      if (end === 'expire')
        await clock.at(after(time, 30 * day), () => moveRequest(id, 'expire', { actor: 'timer' }))
    }
    await endHolds()
  },
}
