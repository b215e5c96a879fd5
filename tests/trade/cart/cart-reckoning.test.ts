import { describe, expect, test } from 'vitest'
import type { CartSummary } from '../../../src/trade/cart/cart.contract'
import { summaryWith } from '../../../src/trade/cart/cart-reckoning'
import { add, bed, cart, singletons } from './cart-bed'

/** Returns ten pieces for 10.00 each, with the server's amounts. */
async function counted() {
  await bed.reset()
  const token = await bed.login('retail')
  const [skuId = ''] = await singletons({})
  await add(token, [{ skuId, quantity: 10 }])
  const { groups, summary } = await cart(token)
  const [line] = groups.flatMap(({ lines }) => lines)
  if (!line) throw new Error('no line')
  return { line, summary }
}

describe('totals with a quantity that the server has not confirmed', () => {
  test('leave the payable amount to the server where discounts apply', async () => {
    const { line, summary } = await counted()
    const changed = new Map([[line.id, { line, quantity: 12, amount: 12_000 }]])
    const chosen = new Map([[line.id, true]])
    const plain = { ...summary, discount: 0, coupons: [], promotions: [], payAmount: summary.amount }
    expect(summaryWith(plain, changed, chosen)).toMatchObject({ amount: 12_000, payAmount: 12_000 })
    const promotion = {
      activityId: '1',
      shopId: '1',
      title: '',
      from: 11_000,
      by: 500,
      chosen: 10_000,
      cut: 0,
    }
    const reduced: Partial<CartSummary>[] = [{ discount: 500, payAmount: 9_500 }, { promotions: [promotion] }]
    for (const more of reduced) {
      const before = { ...plain, ...more }
      const after = summaryWith(before, changed, chosen)
      expect(after).toMatchObject({ checkedCount: 12, amount: 12_000, payAmount: before.payAmount })
    }
  })
})
