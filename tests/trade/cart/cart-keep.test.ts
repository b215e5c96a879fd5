import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { collection } from '../../../demo/server/catalogue/favourites/favourites.table'
import { goods } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import { favouriteIds } from '../../../src/catalogue/favourites/favourites.contract'
import { keepLines } from '../../../src/trade/cart/cart.contract'
import { codeFrom } from '../checkout/checkout-bed'
import { add, bed, linesIn, singletons } from './cart-bed'

let token = ''
let lines: Awaited<ReturnType<typeof linesIn>> = []
beforeEach(async () => {
  await bed.reset()
  await bed.inside(() => db().delete(collection))
  token = await bed.login('retail')
  await add(
    token,
    (await singletons({}, {}, {})).map((skuId) => ({ skuId, quantity: 2 })),
  )
  lines = await linesIn(token)
})

const keep = (idList: string[], of = token) => bed.call(keepLines, { body: { idList } }, { token: of })
const favourites = () => bed.call(favouriteIds, { query: { kind: 'goods' } }, { token })

test('lines become favourites and leave the cart', async () => {
  const [one, two, three] = lines
  const { summary } = await keep([one?.id ?? '', two?.id ?? ''])
  expect(summary).toMatchObject({ kinds: 1, totalCount: 2 })
  expect((await linesIn(token)).map(({ id }) => id)).toEqual([three?.id])
  expect((await favourites()).toSorted()).toEqual([one?.goodsId, two?.goodsId].toSorted())
})

test('an existing favourite stays one favourite', async () => {
  await keep([lines[0]?.id ?? ''])
  await add(token, [{ skuId: lines[0]?.skuId ?? '', quantity: 1 }])
  const again = (await linesIn(token)).find(({ skuId }) => skuId === lines[0]?.skuId)
  await keep([again?.id ?? ''])
  expect(await favourites()).toEqual([lines[0]?.goodsId])
})

test('rejects lines of another cart with 404 and withdrawn goods with 422, and changes nothing', async () => {
  const other = await bed.login('newbie')
  expect(await codeFrom(keep([lines[0]?.id ?? ''], other))).toBe(404)
  expect(await codeFrom(keep([lines[0]?.id ?? '', '999']))).toBe(404)
  await bed.inside(() =>
    db()
      .update(goods)
      .set({ status: 20 })
      .where(eq(goods.id, lines[1]?.goodsId ?? '')),
  )
  expect(await codeFrom(keep(lines.map(({ id }) => id)))).toBe(422)
  expect(await codeFrom(keep([]))).toBe(400)
  expect(await favourites()).toEqual([])
  expect(await linesIn(token)).toHaveLength(3)
})
