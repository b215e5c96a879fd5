import { beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { address } from '../../../demo/server/account/addresses/addresses.table'
import { db } from '../../../demo/server/core/database/db'
import {
  addAddress,
  deleteAddress,
  listAddresses,
  listRegions,
  setDefaultAddress,
  updateAddress,
} from '../../../src/account/addresses/addresses.contract'
import { maskPhone } from '../../../src/account/addresses/mask-phone'
import { isCallError } from '../../../src/core/api/call-error'
import { promiseDelivery } from '../../../src/trade/delivery/delivery.contract'
import { openTestbed } from '../../server/testbed'

const bed = await openTestbed('open')
let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
})

const good = { consignee: '许明', phone: '13800001002', regionCode: '310115', detail: '世纪大道 1 号' }
const add = (more: object = {}, as = token) =>
  bed.call(addAddress, { body: { ...good, ...more } }, { token: as })
const list = (as = token) => bed.call(listAddresses, {}, { token: as })
const codeFrom = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: unknown) => (isCallError(error) ? error.code : error),
  )

describe('addresses', () => {
  test('are listed with region names, the default first', async () => {
    const id = await add({ label: '浦东', isDefault: 10 })
    const [first, ...others] = await list()
    expect(first).toMatchObject({ ...good, id, regionName: '上海市 浦东新区', label: '浦东', isDefault: 10 })
    expect(others.map(({ isDefault }) => isDefault)).toEqual([20])
  })

  test('the first one is the default', async () => {
    const newbie = await bed.login('newbie')
    await add({}, newbie)
    await add({}, newbie)
    expect((await list(newbie)).map(({ isDefault }) => isDefault)).toEqual([10, 20])
  })

  test('are shared by a company and its sub-accounts', async () => {
    const [demo, sub] = [await bed.login('demo'), await bed.login('sub1')]
    const id = await add({}, sub)
    expect((await list(demo)).map((one) => one.id)).toContain(id)
  })

  test('are limited to 20, also for 25 concurrent additions', async () => {
    const codes = await Promise.all(Array.from({ length: 25 }, () => codeFrom(add())))
    expect(codes.filter((code) => code === 200)).toHaveLength(19)
    expect(codes.filter((code) => code === 422)).toHaveLength(6)
    expect(await list()).toHaveLength(20)
  })

  test.each([
    [{ consignee: '' }],
    [{ consignee: '名'.repeat(21) }],
    [{ phone: '12345' }],
    [{ phone: '1380000100x' }],
    [{ regionCode: '' }],
    [{ regionCode: '310000' }],
    [{ regionCode: '320500' }],
    [{ regionCode: '999999' }],
    [{ regionCode: "310115' or 1=1" }],
    [{ detail: '' }],
    [{ detail: 'x'.repeat(101) }],
    [{ detail: 'a\0b' }],
    [{ isDefault: 30 }],
  ])('rejects %j with 400', async (wrong) => {
    expect(await codeFrom(add(wrong))).toBe(400)
    expect(await list()).toHaveLength(1)
  })

  test('R81: ignores an owner in the body of a new address', async () => {
    const id = await add({ customerId: '10001', id: '60001', createdAt: '2020-01-01' })
    const [row] = await bed.inside(() => db().select().from(address).where(eq(address.id, id)))
    expect(row).toMatchObject({ customerId: '10002' })
  })

  test('R78: answers another account’s address like an unknown one', async () => {
    const demo = await bed.login('demo')
    const theirs = (await list(demo)).map(({ id }) => id)
    expect((await list()).filter(({ id }) => theirs.includes(id))).toEqual([])
    const [foreign, missing] = await Promise.all(
      [theirs[1] ?? '', '12345'].map(async (id) =>
        (await bed.ask(setDefaultAddress, { path: { id } }, { token })).text(),
      ),
    )
    expect(foreign).toBe(missing)
    expect((await list(demo)).map(({ id, isDefault }) => [id, isDefault])).toEqual(
      theirs.map((id, at) => [id, at === 0 ? 10 : 20]),
    )
    // Nor did the attempt take the default away from one's own.
    expect((await list())[0]?.isDefault).toBe(10)
  })

  test('another address can be made the default', async () => {
    const id = await add()
    await bed.call(setDefaultAddress, { path: { id } }, { token })
    expect((await list()).map((one) => [one.id === id, one.isDefault])).toEqual([
      [true, 10],
      [false, 20],
    ])
  })
})

test('regions have three levels, each below an existing one', async () => {
  const regions = await bed.call(listRegions, {})
  const codes = new Set(regions.map(({ code }) => code))
  expect(regions.filter(({ parentCode }) => parentCode && !codes.has(parentCode))).toEqual([])
  expect(codes.size).toBe(regions.length)
  expect(regions.filter(({ parentCode }) => !parentCode).length).toBeGreaterThan(2)
})

test('regions have English names for English readers, addresses keep the Chinese region name', async () => {
  const english = { language: 'en' } as const
  const regions = await bed.call(listRegions, {}, english)
  expect(regions.filter(({ name }) => /\p{Script=Han}/u.test(name))).toEqual([])
  expect(regions).toContainEqual({ code: '320506', parentCode: '320500', name: 'Wuzhong' })
  await add({ isDefault: 10 })
  const [first] = await bed.call(listAddresses, {}, { token, ...english })
  expect(first?.regionName).toBe('上海市 浦东新区')
  const body = { brandTerminalId: '1001', lines: [], regionCode: '320506' }
  expect((await bed.call(promiseDelivery, { body }, english)).region).toBe('Wuzhong, Suzhou, Jiangsu')
  expect((await bed.call(promiseDelivery, { body })).region).toBe('江苏省 苏州市 吴中区')
})

test('masks the middle digits of a phone number', () => {
  expect(['13800006620', '+8613800006620', '0512-66778899', '123'].map(maskPhone)).toEqual([
    '138****6620',
    '+86138****6620',
    '0512-****8899',
    '123',
  ])
})

describe('changing and deleting', () => {
  const change = (id: string, more: object, as = token) =>
    bed.call(updateAddress, { path: { id }, body: { ...good, ...more } }, { token: as })
  const drop = (id: string, as = token) => bed.call(deleteAddress, { path: { id } }, { token: as })

  test('changes consignee and region and becomes the default in one request', async () => {
    const id = await add()
    await change(id, { consignee: '许小明', regionCode: '320506', isDefault: 10 })
    expect((await list())[0]).toMatchObject({ id, consignee: '许小明', regionCode: '320506', isDefault: 10 })
    expect(await codeFrom(change(id, { regionCode: '310000' }))).toBe(400)
    expect(await codeFrom(change(id, { consignee: '' }))).toBe(400)
  })

  test('makes the oldest remaining address the default after the default is deleted', async () => {
    const newbie = await bed.login('newbie')
    const [first, second, third] = [await add({}, newbie), await add({}, newbie), await add({}, newbie)]
    await drop(first, newbie)
    expect((await list(newbie)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second, 10],
      [third, 20],
    ])
    await drop(third, newbie)
    await drop(second, newbie)
    expect(await list(newbie)).toEqual([])
  })

  test('R78: answers another account’s address like an unknown one', async () => {
    const id = await add()
    const demo = await bed.login('demo')
    expect(await codeFrom(change(id, {}, demo))).toBe(404)
    expect(await codeFrom(drop(id, demo))).toBe(404)
    expect(await list()).toContainEqual(expect.objectContaining({ id, consignee: good.consignee }))
  })
})
