import type { Text } from '../../../../src/core/language/messages'
import { payMethod } from '../../../../src/words/pay-method'
import { splitOver } from '../../../../src/trade/payment/split-over'
import { wholeNumber } from '../../../../src/core/text/whole-number'
import { countsInAccounts } from '../../site/brand-site/brand-sites'
import { siteMoney } from '../../site/brand-site/site-money'
import type { orders } from '../orders/orders.table'
import { fundingsOf, type Funding } from '../payment/fundings'
import { clawBackPlan, pointsBeside } from '../payment/refund-points'
import type { AfterSaleRow } from './after-sales-viewer'
import { giftBack } from './gift-back'

type Money = Awaited<ReturnType<typeof siteMoney>>

/** Returns the route of a part: the original provider or an account. */
function wayOf({ of, receipt }: Funding, counted: boolean): Text {
  const [zh, en] = payMethod.find(of.payCode ?? 0)?.text ?? ['', '']
  if (receipt) return [`${zh}（原路退回）`, `${en} (back the way it came)`]
  if (of.payCode !== payMethod.code.offline) return [zh, en]
  return counted ? ['预存款（原为线下支付）', 'Advance deposit (was paid offline)'] : [zh, en]
}

/** Calculates the parts of a refund by route, as `payOut` would pay them now. */
export async function refundPlan(
  order: typeof orders.$inferSelect,
  { refundAmount }: Pick<AfterSaleRow, 'refundAmount'>,
  money: Money,
): Promise<Text[]> {
  const amountOf = (amount: number) => money(order.siteId, amount)
  const forGift = (await giftBack(order, refundAmount))?.amount ?? 0
  const refunded = order.refundedAmount + refundAmount
  const plan = await clawBackPlan(order, refundAmount - forGift, refunded)
  const kept = plan.kept + forGift
  const fundings = await fundingsOf(order.id)
  const [back = []] = splitOver(
    fundings.map(({ left }) => left),
    [refundAmount - kept, kept],
  )
  const counted = await countsInAccounts(order.siteId)
  const parts = fundings.flatMap((funding, at): Text[] => {
    const part = back[at] ?? 0
    const [zh, en] = wayOf(funding, counted)
    return part > 0 ? [[`${zh} ${amountOf(part)}`, `${en} ${amountOf(part)}`]] : []
  })
  const points = await pointsBeside(order, refunded)
  return [
    [`退款 ${amountOf(refundAmount)}，退回：`, `Refund ${amountOf(refundAmount)}, to:`],
    ...parts,
    ...(points > 0 ? [[`积分 ${wholeNumber(points)}`, `${wholeNumber(points)} points`] satisfies Text] : []),
    ...(kept > 0
      ? [
          [
            `留存 ${amountOf(kept)}（已使用的赠送积分或赠品）`,
            `${amountOf(kept)} is kept for points or a gift that were used`,
          ] satisfies Text,
        ]
      : []),
  ]
}
