import { beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { sku } from '../../../demo/server/catalogue/goods/goods.table'
import { clock } from '../../../demo/server/core/time/clock'
import { db } from '../../../demo/server/core/database/db'
import { listAddresses } from '../../../src/account/addresses/addresses.contract'
import { promiseKind } from '../../../src/trade/delivery/promise-kind'
import { promiseDelivery } from '../../../src/trade/delivery/delivery.contract'
import { bed, codeFrom } from '../checkout/checkout-bed'

beforeEach(() => bed.reset())

// The first product is in Suzhou, where orders close at 17:00. 2026-11-19 is a Thursday.
const skuId = '10000101'
const thursday = new Date('2026-11-19T16:00:00+08:00')
type Body = Partial<Parameters<typeof bed.call<typeof promiseDelivery>>[1]['body']>

const promised = (body: Body = {}, token?: string, now = thursday) =>
  clock.at(now, () =>
    bed.call(
      promiseDelivery,
      { body: { brandTerminalId: '1001', lines: [{ skuId }], ...body } },
      token ? { token } : {},
    ),
  )
const stock = (pieces: number) =>
  bed.inside(() => db().update(sku).set({ stock: pieces, reserved: 0 }).where(eq(sku.id, skuId)))

describe('when goods arrive', () => {
  test('visitors see the date for the first region, members for their default address', async () => {
    expect(await promised()).toEqual({
      region: '上海市',
      today: '2026-11-19',
      promises: [{ skuId, kind: 10, warehouse: '苏州仓', cutOff: '2026-11-19 17:00', date: '2026-11-20' }],
    })
    const token = await bed.login('demo')
    const { region } = await promised({}, token)
    expect(region).toBe('上海市 浦东新区')
  })

  test('the date depends on the address and the time of the server', async () => {
    const token = await bed.login('demo')
    const addresses = await bed.call(listAddresses, {}, { token })
    const jiaxing = addresses.find(({ regionCode }) => regionCode === '330402')
    const to = { addressId: jiaxing?.id ?? '' }
    expect((await promised(to, token)).promises[0]?.date).toBe('2026-11-23')
    const late = new Date('2026-11-19T17:00:00+08:00')
    expect((await promised(to, token, late)).promises[0]).toMatchObject({
      cutOff: '2026-11-20 17:00',
      date: '2026-11-24',
    })
  })

  test('ships missing pieces once they are in stock', async () => {
    await stock(9)
    expect((await promised()).promises[0]).toMatchObject({ kind: promiseKind.code.restocked })
    expect((await promised()).promises[0]?.cutOff).toBeUndefined()
    await stock(10)
    expect((await promised()).promises[0]?.kind).toBe(promiseKind.code.stock)
    const more = await promised({ lines: [{ skuId, quantity: 11 }] })
    expect(more.promises[0]).toMatchObject({ quantity: 11, kind: promiseKind.code.restocked })
  })

  test('makes no promise for unknown goods, and reveals no other account’s addresses', async () => {
    expect((await promised({ lines: [{ skuId: '1' }] })).promises).toEqual([])
    const other = await bed.login('retail')
    const [theirs] = await bed.call(listAddresses, {}, { token: other })
    const token = await bed.login('demo')
    expect(await codeFrom(promised({ addressId: theirs?.id ?? '' }, token))).toBe(404)
    expect(await codeFrom(promised({ addressId: theirs?.id ?? '' }))).toBe(404)
    expect(await codeFrom(promised({ regionCode: '999999' }))).toBe(404)
    expect((await promised({ regionCode: '320000' }, token)).region).toBe('江苏省')
  })

  test('the warehouse is named in the language of the reader', async () => {
    const body = { brandTerminalId: '1001', lines: [{ skuId }] }
    const { promises } = await bed.call(promiseDelivery, { body }, { language: 'en' })
    expect(promises[0]?.warehouse).toBe('Suzhou warehouse')
  })
})
