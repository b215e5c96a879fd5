import { beforeEach, expect, test } from 'vitest'
import { getCart } from '../../../src/trade/cart/cart.contract'
import { openTestbed } from '../../server/testbed'

const bed = await openTestbed('demo')
beforeEach(() => bed.reset())

test('the demo buyer’s cart has two shops, one line beyond the stock and one out of stock', async () => {
  const token = await bed.login('demo')
  const { groups, invalid, summary } = await bed.call(getCart, {}, { token })
  expect(
    groups.map(({ shop, lines }) => [shop.name, lines.map(({ invalidReason }) => invalidReason)]),
  ).toEqual([
    ['恒锐官方旗舰店', [undefined, undefined, 'tooMany']],
    ['禾拓自营', [undefined, undefined]],
  ])
  expect(invalid).toMatchObject([{ invalidReason: 'soldOut' }])
  expect(summary).toMatchObject({ kinds: 6, checkedKinds: 4 })
})
