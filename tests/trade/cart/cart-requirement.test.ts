import { beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { db } from '../../../demo/server/core/database/db'
import { cartLine } from '../../../demo/server/trade/cart/cart.table'
import { addToCart, updateRequirement } from '../../../src/trade/cart/cart.contract'
import { add, bed, changeGoods, goodsOf, linesIn, singletons } from './cart-bed'
import { requirementOf as openRequirements } from '../../../src/trade/requirement/requirement.store'
import { fakePage } from '../../session/fake-page'
import { freshScope } from '../../session/fresh-scope'
import { wireOf, type Fate } from '../../session/wire'
import { requirementOf } from './sample-requirement'

let token = ''
let custom = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
  const [first = ''] = await singletons({})
  custom = first
  await changeGoods(custom, { customizable: 10, deliveryDays: 15 })
})

type Requirement = Awaited<ReturnType<typeof requirementOf>>
const put = (requireInfo: Requirement, asking = token) =>
  bed.call(
    addToCart,
    { body: { shopCarBizType: 30, skuGoodsList: [{ skuId: custom, quantity: 2, requireInfo }] } },
    { token: asking },
  )

describe('a requirement', () => {
  test('belongs to its line of the cart', async () => {
    const requireInfo = await requirementOf(token)
    expect(await put(requireInfo)).toEqual({ totalCount: 2, skipped: [] })
    expect(await linesIn(token)).toMatchObject([{ shopCarBizType: 30, requireInfo, deliveryCycle: 15 }])
    await add(token, [{ skuId: custom, quantity: 1 }])
    const plain = (await linesIn(token)).find(({ shopCarBizType }) => shopCarBizType === 10)
    expect(plain).not.toHaveProperty('requireInfo')
    expect(plain).not.toHaveProperty('deliveryCycle')
  })

  test('can be changed by its buyer only and for custom goods only', async () => {
    await put(await requirementOf(token))
    const [line] = await linesIn(token)
    const body = await requirementOf(token, { requireOther: '改为 16 H7' })
    const path = { id: line?.id ?? '' }
    const answer = await bed.call(updateRequirement, { path, body }, { token })
    expect(answer.line).toMatchObject({ id: line?.id, requireInfo: body })
    expect(await linesIn(token)).toMatchObject([{ requireInfo: body }])

    const other = await bed.login('demo')
    await expect(
      bed.call(updateRequirement, { path, body: await requirementOf(other) }, { token: other }),
    ).rejects.toMatchObject({ code: 404 })
    await bed.inside(() => db().update(cartLine).set({ bizType: 10 }).where(eq(cartLine.id, path.id)))
    await expect(bed.call(updateRequirement, { path, body }, { token })).rejects.toMatchObject({ code: 404 })
  })

  test.each<[string, Partial<Requirement>, string]>([
    ['without a day', { requireTime: '' }, '请选择期望交期'],
    ['for an impossible day', { requireTime: '2099-02-30' }, ''],
    ['for yesterday', { requireTime: '2020-01-01' }, '期望交期不能早于今天'],
    ['without a description', { requireOther: ' ' }, ''],
    ['with 501 characters', { requireOther: '长'.repeat(501) }, ''],
    ['without files', { extendList: [] }, ''],
    ['with seven files', { extendList: Array.from({ length: 7 }, () => '/bbb/file/1/a.pdf') }, ''],
    ['with a URL of another site', { extendList: ['https://evil.example/a.pdf'] }, '请重新上传附件'],
    ['with a file of no upload', { extendList: ['/bbb/file/1/a.pdf'] }, '请重新上传附件'],
  ])('is rejected %s', async (_, wrong, sentence) => {
    const wish = put({ ...(await requirementOf(token)), ...wrong })
    await expect(wish).rejects.toMatchObject({ code: 400 })
    if (sentence) await expect(wish).rejects.toThrow(sentence)
    expect(await linesIn(token)).toEqual([])
  })

  test('rejects another account’s files', async () => {
    const other = await requirementOf(await bed.login('demo'))
    await expect(put(other)).rejects.toThrow('请重新上传附件')
  })

  test('lines of custom goods need one', async () => {
    const body = { shopCarBizType: 30 as const, skuGoodsList: [{ skuId: custom, quantity: 1 }] }
    await expect(bed.call(addToCart, { body }, { token })).rejects.toThrow('请填写定制需求')
  })
})

test('is added once when the request is repeated after a lost response', async () => {
  fakePage(bed).otherTab(token)
  const store = openRequirements(freshScope())
  const requireInfo = await requirementOf(token)
  const goodsId = await goodsOf(custom)
  const form = { skuId: custom, goodsId, goodsName: '', image: '', spec: '', quantity: 2, unitName: '' }
  let fate: Fate = 'answer is lost'
  wireOf('/userShoppingCar/add', () => fate)
  await expect(store.send(form, requireInfo)).rejects.toMatchObject({ kind: 'network' })
  fate = 'passes'
  await store.send(form, requireInfo)
  expect((await linesIn(token)).map(({ quantity }) => quantity)).toEqual([2])
  // Adds the same goods again.
  await store.send(form, requireInfo)
  expect((await linesIn(token)).reduce((sum, { quantity }) => sum + quantity, 0)).toBe(4)
})
