import { beforeEach, describe, expect, test } from 'vitest'
import { listAddresses } from '../../../src/account/addresses/addresses.contract'
import { siteOf } from '../../../src/site/brand-site/brand-site.store'
import { deliveryOf } from '../../../src/trade/delivery/delivery.store'
import { bed } from '../checkout/checkout-bed'
import { fakePage } from '../../session/fake-page'
import { freshScope } from '../../session/fresh-scope'
import { soon } from '../../soon'

beforeEach(() => bed.reset())

const skuId = '10000101'

/** Opens the delivery promises of a page and watches one SKU. */
function shown(token = '') {
  const page = fakePage(bed)
  if (token) page.otherTab(token)
  const scope = freshScope({})
  const delivery = deliveryOf(scope)
  const $promised = delivery.one({ skuId })
  $promised.listen(() => {})
  return { page, scope, ...delivery, dateOf: () => $promised.get()?.promise.date, $promised }
}

describe('the destination of arrival dates', () => {
  test('can be a region, for lines on the page and for later ones', async () => {
    const { $region, deliverTo, dateOf, one } = shown()
    await soon(() => expect($region.get()).toBe('上海市'))
    const before = dateOf()
    const $left = one({ skuId, quantity: 3 })
    const leave = $left.listen(() => {})
    await soon(() => expect($left.get()?.region).toBe('上海市'))
    leave()
    deliverTo({ regionCode: '330402' })
    await soon(() => expect($region.get()).toContain('嘉兴'))
    expect(dateOf()).not.toBe(before)
    $left.listen(() => {})
    await soon(() => expect($left.get()?.region).toContain('嘉兴'))
  })

  test('can be an address of the company, and falls back to the default for an unknown one', async () => {
    const token = await bed.login('demo')
    const addresses = await bed.call(listAddresses, {}, { token })
    const jiaxing = addresses.find(({ regionCode }) => regionCode === '330402')
    const { $region, $to, deliverTo } = shown(token)
    await soon(() => expect($region.get()).toBe('上海市 浦东新区'))
    deliverTo({ addressId: jiaxing?.id })
    await soon(() => expect($region.get()).toContain('嘉兴'))
    deliverTo({ addressId: '999' })
    await soon(() => expect($to.get()).toEqual({}))
    await soon(() => expect($region.get()).toBe('上海市 浦东新区'))
  })

  test('is not requested before the settings of the back end state that it promises dates', async () => {
    const page = fakePage(bed)
    const settings = '/settings/currency'
    const currency = { symbol: '€', digit: 2, ways: 10, features: [], dictCodes: [] }
    page.answer('/bbb/start', () => new Response('', { status: 404 }))
    page.answer(settings, () => Response.json({ code: 200, message: '', data: currency }))
    page.hold((path) => path.endsWith(settings))
    const scope = freshScope({})
    const { one } = deliveryOf(scope)
    one({ skuId }).listen(() => {})
    await soon(() => expect(page.asked.some((path) => path.endsWith(settings))).toBe(true))
    const pause = () => new Promise((done) => setTimeout(done, 150))
    await pause()
    page.release()
    await soon(() => expect(siteOf(scope).$currency.get().symbol).toBe('€'))
    await pause()
    expect(page.asked.filter((path) => path.includes('/delivery/'))).toEqual([])
  })

  test('shows no date for a region without a promise', async () => {
    const { page, $promised, deliverTo } = shown()
    await soon(() => expect($promised.get()).toBeTruthy())
    page.answer('/delivery/promise', () =>
      Response.json({
        code: 200,
        message: '',
        data: { region: '拉萨市', today: '2026-11-30', promises: [] },
      }),
    )
    deliverTo({ regionCode: '540102' })
    await soon(() => expect($promised.get()).toBeNull())
  })
})
