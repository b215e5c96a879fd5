import { beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { sku } from '../../demo/server/catalogue/goods/goods.table'
import { db } from '../../demo/server/core/database/db'
import { bond } from '../../demo/server/money/bonds/bonds.table'
import { siteIds } from '../../demo/server/core/config/site'
import { privateShopPage } from '../../src/account/private-shops/private-shops.contract'
import { activityDetail, activityGoods } from '../../src/catalogue/activities/activities.contract'
import { giftDetail } from '../../src/catalogue/gifts/gifts.contract'
import { bondState } from '../../src/money/bonds/bond'
import { bondPage } from '../../src/money/bonds/bonds.contract'
import { couponCentre } from '../../src/money/coupons/coupons.contract'
import { siteCustomerService } from '../../src/site/customer-service/site-customer-service.contract'
import { sysDict } from '../../src/site/dictionaries/dictionaries.contract'
import { listParam } from '../../src/site/params/params.contract'
import { openTestbed } from '../server/testbed'
import { formOf } from './form-of'
import { operatorVisit } from './operator-visit'

const bed = await openTestbed('open')
const at = '/demo/operator'
const operator = operatorVisit(bed)
beforeEach(async () => {
  await bed.reset()
  await operator.logIn()
})

const site = siteIds.main
const open = (page: string, query: Record<string, string>) =>
  operator.page(`${at}/${page}?${new URLSearchParams({ lang: 'en', ...query })}`)
/** Fills in the form of a page. @returns the id of the saved row */
async function save(
  page: string,
  fields: Record<string, string>,
  query: Record<string, string> = { new: '1' },
) {
  const answer = await operator.form(`${page}/save`, {
    ...formOf(await open(page, query), '/save'),
    ...fields,
  })
  const location = answer.headers.get('location')
  if (answer.status !== 303 || !location) throw new Error(`${answer.status} ${faultIn(await answer.text())}`)
  return new URL(location, 'http://localhost').searchParams.get('id') ?? ''
}
const faultIn = (page: string) => /<p role="alert">([^<]*)/.exec(page)?.[1]
const codeOfSku = () =>
  bed.inside(async () => {
    const [row] = await db().select().from(sku).where(eq(sku.position, 0)).orderBy(sku.id).limit(1)
    return row?.skuCode ?? ''
  })

const coupon = {
  siteId: site,
  name: '新客券',
  nameEn: 'Welcome coupon',
  kind: '10',
  threshold: '100',
  value: '10',
  rate: '',
  most: '',
  shopId: '',
  scope: '10',
  scopeNames: '',
  total: '50',
  perCustomer: '1',
  pointsCost: '0',
  receiveFrom: '2020-01-01',
  receiveTo: '2099-12-31',
  useFrom: '2020-01-01',
  useTo: '2099-12-31',
  stopped: '20',
}

const bondFields = {
  siteId: site,
  account: 'demo',
  kind: '10',
  title: '年度履约',
  titleEn: 'Yearly performance',
  amount: '5000',
  dueDate: '2099-12-31',
}

describe('records of operators appear for buyers', () => {
  test('offers a coupon in both languages', async () => {
    await save('coupon-list', coupon)
    const token = await bed.login('demo')
    const offered = await bed.call(couponCentre, { body: { pageSize: 30 } }, { token })
    expect(offered.content).toContainEqual(expect.objectContaining({ name: '新客券', value: 1000, left: 50 }))
    const english = await bed.call(couponCentre, { body: { pageSize: 30 } }, { token, language: 'en' })
    expect(english.content.map(({ name }) => name)).toContain('Welcome coupon')
  })

  test.each([
    [{ value: '' }, 'Enter the amount off.'],
    [{ value: '100.01' }, 'The amount off must not exceed the minimum amount.'],
    [{ kind: '20', rate: '100' }, 'Enter a number from 1 to 99.'],
    [{ useTo: '2019-01-01' }, 'It cannot end before it begins.'],
    [{ useTo: '2099-12-30' }, 'It cannot be taken after the last day of its use.'],
    [{ scope: '30', scopeNames: '没有' }, 'There is no category 没有.'],
    [{ scope: '20', scopeNames: '没有' }, 'There is no shop 没有.'],
    [{ scope: '40', scopeNames: 'NOPE' }, 'There is no SKU NOPE.'],
    [{ scope: '40' }, 'Enter what it applies to.'],
    [{ siteId: '9' }, 'Site format error.'],
    [{ name: '' }, 'Please enter name.'],
  ])('reports an error at the field for a coupon with %j', async (wrong, message) => {
    const answer = await operator.form('coupon-list/save', { ...coupon, ...wrong, stamp: '' })
    const page = await answer.text()
    expect(page).toContain(message)
    expect(page).toContain('aria-invalid="true"')
    expect(await open('coupon-list', {})).not.toContain('新客券')
  })

  test('offers a gift for points', async () => {
    const id = await save('gift-list', {
      siteId: site,
      skuCode: await codeOfSku(),
      way: '40',
      pointsPrice: '700',
      cashPrice: '',
      orderAmount: '',
      limit: '5',
      position: '0',
      status: '10',
    })
    const seen = await bed.call(giftDetail, { path: { id }, query: { brandTerminalId: site } })
    expect(seen).toMatchObject({ pointsPrice: 700 })
    expect(await open('gift-list', { id })).toContain(`href="/gift/${id}"`)
  })

  const activityFields = async () => ({
    siteId: site,
    title: '年末特卖',
    titleEn: 'Year-end sale',
    summary: '全场九折',
    summaryEn: '',
    banner: '',
    startAt: '2020-01-01',
    endAt: '2099-12-31',
    cutFrom: '',
    cutBy: '',
    rate: '90',
    status: '20',
    goods: await codeOfSku(),
    rules: '每人限购',
  })

  test('rejects an activity whose discount exceeds its minimum, with every error', async () => {
    const wrong = { ...(await activityFields()), cutFrom: '500', cutBy: '600', rate: '0' }
    const page = await (await operator.form('activity-list/save', { ...wrong, stamp: '' })).text()
    expect(page).toContain('The amount off must not exceed the minimum amount.')
    expect(page).toContain('Enter a number from 1 to 99.')
    expect(await open('activity-list', {})).not.toContain('年末特卖')
  })

  test('shows an activity with its goods after publication', async () => {
    const fields = await activityFields()
    const id = await save('activity-list', fields)
    await expect(bed.call(activityDetail, { path: { id }, query: {} })).rejects.toMatchObject({ code: 404 })
    await save('activity-list', { ...fields, status: '10' }, { id })
    expect(await bed.call(activityDetail, { path: { id }, query: {} })).toMatchObject({ title: '年末特卖' })
    const shown = await bed.call(activityGoods, { body: { activityId: id } })
    expect(shown.totalElements).toBe(1)
  })

  test('shows a bond to its company', async () => {
    await save('bond-list', bondFields)
    const token = await bed.login('demo')
    const { content } = await bed.call(bondPage, { body: {} }, { token })
    expect(content).toContainEqual(expect.objectContaining({ title: '年度履约', amount: 500_000, state: 10 }))
  })

  test('rejects changes to a paid bond', async () => {
    const id = await save('bond-list', bondFields)
    const [paid] = await bed.inside(() =>
      db().update(bond).set({ state: bondState.code.paid }).where(eq(bond.id, id)).returning(),
    )
    const stamp = paid?.updatedAt.toISOString() ?? ''
    expect((await operator.form('bond-list/save', { ...bondFields, id, stamp })).status).toBe(404)
    expect(await bed.inside(() => db().select().from(bond).where(eq(bond.id, id)))).toEqual([paid])
  })

  test('lists a private shop for applications', async () => {
    await save('private-shop-list', {
      name: '集采专区',
      nameEn: '',
      intro: '仅供集团',
      introEn: '',
      terms: '集团客户',
      termsEn: '',
    })
    const token = await bed.login('demo')
    const { content } = await bed.call(privateShopPage, { body: { pageSize: 30 } }, { token })
    expect(JSON.stringify(content)).toContain('集采专区')
  })

  test('adds a site’s own name and own entry to a dictionary', async () => {
    await save(
      'dictionary-names',
      { itemName: '检修推迟', itemNameEn: 'Overhaul put off' },
      { id: `${site}.cancelReason.10` },
    )
    await save('dictionary-names', {
      siteId: site,
      dictCode: 'cancelReason',
      itemCode: '70',
      itemName: '改为线下采购',
      itemNameEn: '',
    })
    const { content } = await bed.call(sysDict, {
      query: { brandTerminalId: site, dictCode: 'cancelReason', pageSize: 100 },
    })
    expect(content).toContainEqual(expect.objectContaining({ itemCode: '10', itemName: '检修推迟' }))
    expect(content).toContainEqual(expect.objectContaining({ itemCode: '70', itemName: '改为线下采购' }))
    const twice = await operator.form('dictionary-names/save', {
      siteId: site,
      dictCode: 'cancelReason',
      itemCode: '70',
      itemName: '又一个',
      stamp: '',
    })
    expect(await twice.text()).toContain('There is an entry of this code.')
  })

  test('applies the configured rule for points', async () => {
    await save(
      'points-rules',
      { status: '10', pointsPerUnit: '200', mostPercent: '30' },
      { id: `${site}.6004` },
    )
    const token = await bed.login('demo')
    const [rule] = await bed.call(listParam, { query: { codes: [6004] } }, { token })
    expect(rule).toMatchObject({
      status: 10,
      bizParam: { integDeduct: 10, pointsPerUnit: 200, mostPercent: 30 },
    })
  })

  test('gives visitors the configured chat link', async () => {
    const form = formOf(await open('site', { site }), '/save')
    const answer = await operator.form('site/save', {
      ...form,
      serviceState: '10',
      chatUrl: 'https://chat.example.com/a',
    })
    expect(answer.status).toBe(303)
    expect(await bed.call(siteCustomerService, { query: { brandTerminalId: site } })).toMatchObject({
      chatUrl: 'https://chat.example.com/a',
      state: 10,
    })
  })
})

test('an operator with read access sees no form and saves nothing', async () => {
  const auditor = operatorVisit(bed)
  await auditor.logIn(undefined, 'auditor')
  expect(await auditor.page(`${at}/coupon-list?lang=en`)).not.toContain('new=1')
  expect((await auditor.form('coupon-list/save', coupon)).status).toBe(403)
})
