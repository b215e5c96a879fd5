import { inArray } from 'drizzle-orm'
import { openStates } from '../../../../src/trade/requests/request-machine'
import { requestState } from '../../../../src/trade/requests/request-state'
import type { RequestLine } from '../../../../src/trade/requests/requests.contract'
import { goods } from '../../catalogue/goods/goods.table'
import { db } from '../../core/database/db'
import { memberById } from '../../session/sign-in/sessions'
import { buyerOf } from '../cart/buyer'
import { orderFault } from '../cart/line-figures'
import { skuFacts } from '../cart/sku-facts'
import { standingFault } from '../cart/standing'
import type { RequestRow } from './request-viewer'

type Fault = { skuId: string; goodsId: string; obstacle: NonNullable<RequestLine['obstacle']> }
type Obstacle = Pick<RequestLine, 'obstacle' | 'categoryId'>

const mayOrder = [...openStates, requestState.code.failed]

/**
 * Returns why lines of a request cannot be ordered now, by SKU, with the category of similar goods. Lines without an
 * obstacle are absent.
 * @param held pieces that the request holds, by SKU
 */
export async function lineObstacles(
  { state, giftId, placedBy, siteId, frozen, orderIds }: RequestRow,
  held: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, Obstacle>> {
  const isOver = orderIds.length > 0 || !mayOrder.includes(state)
  const requester = giftId || isOver ? undefined : await memberById(placedBy, siteId)
  if (!requester) return new Map()
  const buyer = await buyerOf(requester)
  const lines = frozen.orders.flatMap((order) => order.lines)
  const facts = await skuFacts([...new Set(lines.map(({ skuId }) => skuId))], buyer)
  const faults = lines.flatMap(({ skuId, qty, custom, deliveryDays, snapshot: { goodsId } }): Fault[] => {
    const known = facts.get(skuId)
    if (!known) return [{ skuId, goodsId, obstacle: 'withdrawn' }]
    const missing = Math.max(0, qty - (held.get(skuId) ?? 0))
    const sellsAnyway = custom || deliveryDays !== undefined
    const obstacle = standingFault(known) ?? orderFault(known, missing, buyer, sellsAnyway)
    return obstacle ? [{ skuId, goodsId, obstacle }] : []
  })
  if (faults.length === 0) return new Map()
  const rows = await db()
    .select({ id: goods.id, categoryId: goods.categoryId })
    .from(goods)
    .where(inArray(goods.id, [...new Set(faults.map(({ goodsId }) => goodsId))]))
  const categoryOf = new Map(rows.map(({ id, categoryId }) => [id, categoryId]))
  return new Map(
    faults.map(({ skuId, goodsId, obstacle }): [string, Obstacle] => {
      const categoryId = categoryOf.get(goodsId)
      return [skuId, { obstacle, ...(categoryId && { categoryId }) }]
    }),
  )
}
