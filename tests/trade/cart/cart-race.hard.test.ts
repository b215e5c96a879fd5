import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { cartLine } from '../../../demo/server/trade/cart/cart.table'
import { isCallError } from '../../../src/core/api/call-error'
import { addToCart, deleteLines, selectLines, updateQuantity } from '../../../src/trade/cart/cart.contract'
import { add, bed, buyers, cart, codeOf, linesIn, rowsOf, singletons, sorted } from './cart-bed'

// PGlite runs one transaction at a time. Only PostgreSQL, on which `npm test` runs these as well, tests concurrency.

let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
})

const times = <T>(n: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, at) => work(at)))

describe('concurrent requests', () => {
  test('two that add the same SKU give one line with the sum', async () => {
    for (const skuId of await singletons({}, {}, {}, {}, {}, {})) {
      await Promise.all([add(token, [{ skuId, quantity: 3 }]), add(token, [{ skuId, quantity: 4 }])])
      const rows = await rowsOf(buyers.one)
      expect(rows.filter((row) => row.skuId === skuId)).toMatchObject([{ quantity: 7 }])
    }
  })

  test('thirty that add the same SKUs in two orders lose nothing', async () => {
    const [a = '', b = ''] = await singletons({}, {})
    const lines = [
      { skuId: a, quantity: 1 },
      { skuId: b, quantity: 2 },
    ]
    await times(30, (at) => add(token, at % 2 ? lines : lines.toReversed()))
    const rows = await rowsOf(buyers.one)
    expect(sorted(rows.map(({ skuId, quantity }) => [skuId, quantity]))).toEqual([
      [a, 30],
      [b, 60],
    ])
    expect(bed.errors).toEqual([])
  })

  test('twenty requests with one key add once and get the same response', async () => {
    const [a = ''] = await singletons({})
    const body = { skuGoodsList: [{ skuId: a, quantity: 5 }] }
    const answers = await times(20, async () =>
      (await bed.ask(addToCart, { body }, { token, key: 'merge-01' })).text(),
    )
    expect(new Set(answers).size).toBe(1)
    expect(await rowsOf(buyers.one)).toMatchObject([{ quantity: 5 }])
  })

  test('a cart stays within 5,000 lines', async () => {
    const ids = await singletons(...Array.from({ length: 12 }, () => ({})))
    const row = {
      customerId: buyers.one,
      skuId: ids[0] ?? '',
      quantity: 1,
      checked: 20,
      seenPrice: 1,
    } as const
    const filler = Array.from({ length: 4_995 }, (): typeof cartLine.$inferInsert => ({
      ...row,
      bizType: 30,
    }))
    await bed.inside(() => db().insert(cartLine).values(filler))
    const answers = await times(12, (at) => add(token, [{ skuId: ids[at] ?? '', quantity: 1 }]))
    expect(answers.filter(({ skipped }) => skipped.length === 0)).toHaveLength(5)
    expect(await rowsOf(buyers.one)).toHaveLength(5_000)
  })

  test('selecting, changing and deleting the same lines in all orders causes no error', async () => {
    const ids = await singletons(...Array.from({ length: 8 }, () => ({})))
    await add(
      token,
      ids.map((skuId) => ({ skuId, quantity: 1 })),
    )
    const lineIds = (await linesIn(token)).map(({ id }) => id)
    const [staying = '', removed = '', ...rest] = lineIds
    const orders = [lineIds, lineIds.toReversed(), [...rest, staying, removed]]
    const wishes = await times(40, async (at) => {
      const idList = orders[at % 3] ?? lineIds
      if (at === 30) return bed.ask(deleteLines, { query: { ids: removed } }, { token })
      if (at % 4 === 3) {
        const path = { id: staying }
        return bed.ask(updateQuantity, { path, body: { quantity: at } }, { token })
      }
      return bed.ask(selectLines, { body: { idList, checked: at % 2 ? 10 : 20 } }, { token })
    })
    const codes = await Promise.all(wishes.map(codeOf))
    // Requests for a deleted line get 404. There are no other errors.
    expect(codes.filter((code) => code !== 200 && code !== 404)).toEqual([])
    expect(bed.errors).toEqual([])
    const { summary } = await cart(token)
    expect(summary.kinds).toBe(7)
    expect(await rowsOf(buyers.one)).toHaveLength(7)
  })
  test('a line that is deleted meanwhile is neither changed nor restored', async () => {
    const [skuId = ''] = await singletons({})
    for (let round = 0; round < 25; round++) {
      await add(token, [{ skuId, quantity: 5 }])
      const id = (await linesIn(token))[0]?.id ?? ''
      const setting = { path: { id }, body: { quantity: 9 } }
      const [set] = await Promise.all([
        bed.call(updateQuantity, setting, { token }).then(
          ({ line }) => line?.quantity ?? 'no line',
          (error: unknown) => (isCallError(error) ? error.code : error),
        ),
        bed.call(deleteLines, { query: { ids: id } }, { token }),
        add(token, [{ skuId, quantity: 3 }]),
      ])
      expect([9, 404]).toContain(set)
      // The addition either came before the deletion and was removed, or it is a new line.
      expect(await rowsOf(buyers.one)).toEqual(
        expect.toSatisfy(
          (rows: { quantity: number }[]) =>
            rows.length === 0 || (rows.length === 1 && rows[0]?.quantity === 3),
        ),
      )
      await bed.inside(() => db().delete(cartLine))
    }
  })
})
