import type { Text } from '../../../../src/core/language/messages'
import type { Minor } from '../../../../src/core/money'
import { isRefund } from '../../../../src/trade/after-sales/after-sales-terms'
import { afterSalesType } from '../../../../src/trade/after-sales/after-sales-type'
import { notFound, refuse } from '../../core/http/refusal'
import type { orders } from '../orders/orders.table'
import { amountOf, exchangeableFor, refusalFor, type ClaimableLine } from './claims'

/** Requested pieces of a line. */
export type Wanted = { orderLineId: string; quantity: number; exchangeSkuId?: string | undefined }
export type Claimed = { of: ClaimableLine; qty: number; amount: Minor; exchangeSkuId: string | null }

const tooMany = (name: string) =>
  refuse(
    422,
    [
      '“{name}”可申请的数量不足，请刷新后重试',
      'You are applying for more of “{name}” than is left. Please refresh and try again.',
    ],
    { values: { name } },
  )
const noSuchSku = () => refuse(422, ['不能换成该规格', 'These goods cannot be exchanged for this size.'])
const twice = (name: string) =>
  refuse(400, ['“{name}”重复提交', '“{name}” was submitted twice.'], { values: { name } })

/** @throws Refusal 422 with the reason why this type is not available */
export function onlyOpenType(
  type: number,
  order: typeof orders.$inferSelect,
  left: readonly ClaimableLine[],
) {
  if (!afterSalesType.is(type))
    throw refuse(400, ['请选择售后类型', 'Please select the after-sales type.'], {
      errors: [
        {
          path: 'rightType',
          message: ['请选择售后类型', 'Please select the after-sales type.'] satisfies Text,
        },
      ],
    })
  const refusal = refusalFor(type, order, left)
  if (refusal) throw refuse(422, refusal)
  return type
}

/** Returns the requested pieces with their amounts. @throws Refusal 400, 404, 422 */
export async function claimed(
  { rightType, lines }: { rightType: number; lines: readonly Wanted[] },
  order: typeof orders.$inferSelect,
  left: readonly ClaimableLine[],
): Promise<Claimed[]> {
  // A cancellation covers everything that was not shipped.
  if (rightType === afterSalesType.code.cancelOrder)
    return left
      .filter(({ unshipped }) => unshipped > 0)
      .map((of) => ({ of, qty: of.unshipped, amount: amountOf(of, of.unshipped), exchangeSkuId: null }))
  const byId = new Map(left.map((one) => [one.line.id, one]))
  const seen = new Set<string>()
  const skusFor = isRefund(rightType) ? undefined : await exchangeableFor(order, left)
  return lines.map(({ orderLineId, quantity, exchangeSkuId }) => {
    const of = byId.get(orderLineId)
    if (!of) throw notFound()
    if (seen.has(orderLineId)) throw twice(of.line.snapshot.goodsName)
    seen.add(orderLineId)
    if (quantity > of.delivered) throw tooMany(of.line.snapshot.goodsName)
    const instead = exchangeSkuId ?? of.line.skuId
    if (skusFor && instead !== of.line.skuId && !skusFor(of).some(({ id }) => id === instead))
      throw noSuchSku()
    return { of, qty: quantity, amount: amountOf(of, quantity), exchangeSkuId: skusFor ? instead : null }
  })
}
