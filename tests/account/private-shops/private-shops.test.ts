import { beforeEach, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { desk } from '../../../demo/server/account/private-shops/private-shops.desk'
import { desk as approved } from '../../../demo/server/account/private-shops/approved-companies.desk'
import { privateShop } from '../../../demo/server/account/private-shops/private-shops.table'
import { shop } from '../../../demo/server/catalogue/shops/shops.table'
import { reviewState } from '../../../src/words/review-state'
import { applicationActions } from '../../../src/account/private-shops/private-shop-machine'
import { applyPrivateShop, privateShopPage } from '../../../src/account/private-shops/private-shops.contract'
import { shopDetail, shopPage } from '../../../src/catalogue/shops/shops.contract'
import { outcome } from '../../money/outcome'
import { ownFile } from '../../money/own-file'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'

const id = '9501'
const site = { brandTerminalId: siteIds.main }
let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
  await bed.inside(async () => {
    await db().insert(shop).values({ id, shopType: 50, name: '私域测试店', intro: 'x', score: '4.8' })
    await db().insert(privateShop).values({ shopId: id, terms: '有资质的企业' })
  })
})

const enter = (by?: string) =>
  codeFrom(bed.call(shopDetail, { path: { id }, query: site }, by ? { token: by } : {}))
const apply = async (by = token, owner = '10002', more: object = {}) => {
  const files = [await bed.inside(() => ownFile(owner))]
  const body = { company: '测试', contact: '许明', phone: '13800001002', purpose: '备件', files, ...more }
  return codeFrom(bed.call(applyPrivateShop, { path: { id }, body }, { token: by }))
}
const mine = async () =>
  (await bed.call(privateShopPage, { body: { pageSize: 100 } }, { token })).content.find(
    (one) => one.id === id,
  )
const act = async (name: keyof typeof desk.actions, values = {}) => {
  const [row] = await bed.inside(() => desk.waiting())
  return bed.inside(() => outcome(desk.actions[name].act(row?.id ?? '', values)))
}

test('a private shop answers 403 until its platform approves the company, and to all others', async () => {
  expect([await enter(), await enter(token)]).toEqual([403, 403])
  expect(await mine()).toMatchObject({ actions: ['apply'], terms: '有资质的企业' })
  expect(await apply()).toBe(200)
  expect(await apply()).toBe(409)
  expect(await mine()).toMatchObject({ reviewState: 10, actions: [] })
  expect([await act('takeUp'), await enter(token), await act('approve')]).toEqual([200, 403, 200])
  expect(await mine()).toMatchObject({ reviewState: 20, actions: ['enter'] })
  expect([await enter(token), await enter(await bed.login('demo')), await enter()]).toEqual([200, 403, 403])
})

test('a rejected application shows the reason and can be submitted again', async () => {
  await apply()
  await act('takeUp')
  expect(await act('reject', { reason: '缺少证明' })).toBe(200)
  expect(await mine()).toMatchObject({ reason: '缺少证明', actions: ['apply'] })
  expect(await apply()).toBe(200)
  expect(await mine()).toMatchObject({ reviewState: 10, reason: '' })
})

test('only the main account can apply, with its own documents, and shop lists omit private shops', async () => {
  expect(await apply(await bed.login('sub1'), '10004')).toBe(403)
  expect(await apply(token, '10003')).toBe(400)
  expect(await apply(token, '10002', { purpose: '' })).toBe(400)
  const { content } = await bed.call(shopPage, { body: { ...site, keyword: '私域测试店' } })
  expect(content).toEqual([])
  const body = { company: 'x', contact: 'x', phone: '13800001002', purpose: 'x', files: [] }
  expect(await codeFrom(bed.call(applyPrivateShop, { path: { id: '3001' }, body }, { token }))).toBe(400)
})

test('withdrawing an approval closes the shop, shows the reason, and allows a new application', async () => {
  await apply()
  await act('takeUp')
  await act('approve')
  const withdraw = () =>
    bed.inside(async () => {
      const row = (await approved.waiting()).find(({ head }) => String(head).endsWith('私域测试店'))
      return outcome(approved.actions.withdraw.act(row?.id ?? '', { reason: '资质已过期' }))
    })
  expect([await withdraw(), await enter(token), await withdraw()]).toEqual([200, 403, 404])
  expect(await mine()).toMatchObject({ reviewState: 30, reason: '资质已过期', actions: ['apply'] })
})

test('R102: an application to a private shop moves along its table only', () => {
  const open = (actor: 'platform' | 'buyer') =>
    reviewState.entries.map(({ code }) => [code, applicationActions(code, actor)])
  expect(open('platform')).toEqual([
    [10, ['takeUp']],
    [15, ['approve', 'reject']],
    [20, ['withdraw']],
    [30, []],
  ])
  expect(open('buyer')).toEqual([
    [10, []],
    [15, []],
    [20, []],
    [30, ['handInAgain']],
  ])
})
