import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { priceUnit } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import { hour } from '../../../demo/server/core/time/business-time'
import { openBrowser, type Browser, type Dice, type Fate, type Tab } from '../../session/two-tabs/browser'
import { bed, buyers, goodsOf, rowsOf, singletons } from './cart-bed'

let browser: Browser
let tab: Tab
let sku = ''
// Events run in the order of their arrival.
const inOrder: Dice = () => 0
let choose = inOrder
beforeEach(async () => {
  await bed.reset()
  ;[sku = ''] = await singletons({})
  choose = inOrder
  browser = await openBrowser(bed, (sides) => choose(sides))
  tab = browser.openTab()
  void tab.in.add(sku, 3)
  await browser.quiet()
  expect([tab.in.lines(), tab.in.count()]).toEqual([[[sku, 3]], 3])
})

afterEach(() => vi.useRealTimers())
const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

const logIn = (where: Tab, account = 'retail') =>
  void where.in.logIn(() =>
    browser.later(where, async () => ({ token: await bed.login(account), userType: 10 })),
  )
const adding = (fate: Fate) => browser.setFate((path) => (path.endsWith('Car/add') ? fate : 'passes'))
const linesOf = async (buyer = buyers.one) =>
  (await rowsOf(buyer)).map(({ skuId, quantity }) => [skuId, quantity])
/** Checks that the guest's goods are in the cart exactly once and not pending any more. */
async function expectOnce() {
  expect(await linesOf()).toEqual([[sku, 3]])
  expect([tab.in.waiting(), tab.in.count()]).toEqual([[], 3])
}
async function reload() {
  browser.close(tab)
  tab = browser.openTab()
  await browser.quiet()
}

describe('the cart of a visitor', () => {
  test('is in the buyer’s cart after the login, and stored nowhere else', async () => {
    logIn(tab)
    await browser.quiet()
    await expectOnce()
    expect(tab.in.shownToasts()).toEqual(['已放入购物车', '已将 1 种商品加入您的购物车'])
  })

  test('is complete when the login ends before the settings of the addition are loaded', async () => {
    const other = browser.openTab()
    choose = (sides) => sides - 1
    void other.in.add(sku, 2)
    logIn(other)
    await browser.quiet()
    expect(await linesOf()).toEqual([[sku, 5]])
    expect([other.in.waiting(), other.in.count()]).toEqual([[], 5])
  })

  test('is merged in pieces and keeps the chosen unit, also after a reload', async () => {
    const threes = {
      itemId: 'threes',
      unitCode: 'C3',
      unitName: '包',
      ratio: 3,
      defaultPriceUnit: 20 as const,
    }
    const goodsId = await goodsOf(sku)
    await bed.inside(async () => {
      await db().delete(priceUnit).where(eq(priceUnit.itemId, threes.itemId))
      await db()
        .insert(priceUnit)
        .values({ ...threes, goodsId })
    })
    void tab.in.add(sku, 2, threes)
    await browser.quiet()
    expect([tab.in.lines(), tab.in.count()]).toEqual([[[sku, 9]], 9])
    await reload()
    logIn(tab)
    await browser.quiet()
    expect(await rowsOf(buyers.one)).toMatchObject([{ skuId: sku, quantity: 9, goodsPriceUnit: 'threes' }])
    expect([tab.in.waiting(), tab.in.count()]).toEqual([[], 9])
  })

  test.each([
    ['the answer is lost', 'answer is lost', 3],
    ['the request never arrives', 'never arrives', 0],
  ] as const)('stays here when %s, and gets there once with the next page', async (_, fate, before) => {
    adding(fate)
    logIn(tab)
    await browser.quiet()
    expect((await linesOf()).flat()).toEqual(before ? [sku, before] : [])
    expect(tab.in.waiting()).toEqual([[sku, 3]])
    adding('passes')
    await reload()
    await expectOnce()
  })

  test('is not sent again after 25 hours if the first response was lost', async () => {
    adding('answer is lost')
    logIn(tab)
    await browser.quiet()
    adding('passes')
    void tab.in.logOut()
    await browser.quiet()
    later(25 * hour)
    await reload()
    logIn(tab)
    await browser.quiet()
    await expectOnce()
  })

  test('is sent after 90 days if it was not sent before', async () => {
    later(90 * 24 * hour)
    await reload()
    logIn(tab)
    await browser.quiet()
    await expectOnce()
  })

  test('is merged once when the tab is closed during the request', async () => {
    logIn(tab)
    while ((await linesOf()).length === 0) expect(await browser.step()).toBe(true)
    expect(tab.in.waiting()).toEqual([[sku, 3]])
    await reload()
    await expectOnce()
  })

  test('is merged once from two tabs that log in', async () => {
    const other = browser.openTab()
    await browser.quiet()
    logIn(tab)
    logIn(other)
    await browser.quiet()
    expect(await linesOf()).toEqual([[sku, 3]])
    expect([tab.in.count(), other.in.count(), other.in.waiting()]).toEqual([3, 3, []])
  })

  test('is merged once, together with an addition of another tab meanwhile', async () => {
    const other = browser.openTab()
    await browser.quiet()
    logIn(tab)
    while ((await linesOf()).length === 0) expect(await browser.step()).toBe(true)
    const adding = other.in.add(sku, 2)
    await browser.quiet()
    await adding
    expect(await linesOf()).toEqual([[sku, 5]])
    expect([tab.in.count(), other.in.count(), tab.in.waiting()]).toEqual([5, 5, []])
  })

  test('sent for one buyer is not merged into the cart of the next', async () => {
    adding('answer is lost')
    logIn(tab)
    await browser.quiet()
    adding('passes')
    void tab.in.logOut()
    await browser.quiet()
    expect([tab.in.lines(), tab.in.count()]).toEqual([[], 0])
    logIn(tab, 'newbie')
    await browser.quiet()
    expect(await linesOf(buyers.other)).toEqual([])
    logIn(tab)
    await browser.quiet()
    expect(await linesOf()).toEqual([[sku, 3]])
  })
})

describe('an addition of a buyer while the session ends in another tab', () => {
  beforeEach(async () => {
    logIn(tab)
    await browser.quiet()
  })

  test('is stored for this buyer, and is added to the cart once', async () => {
    const other = browser.openTab()
    await browser.quiet()
    const added = tab.in.add(sku, 4)
    while ((await linesOf()).flat().at(-1) !== 7) expect(await browser.step()).toBe(true)
    void other.in.logOut()
    // The other tab's storage event comes before the response.
    choose = (sides) => sides - 1
    await browser.quiet()
    expect(await added).toBe('kept')
    logIn(tab, 'newbie')
    await browser.quiet()
    expect(await linesOf(buyers.other)).toEqual([])
    logIn(other)
    await browser.quiet()
    expect(await linesOf()).toEqual([[sku, 7]])
    expect([tab.in.count(), other.in.count(), tab.in.waiting()]).toEqual([7, 7, []])
  })

  test('is not added to the cart of another buyer who logs in while it is queued', async () => {
    void tab.in.add(sku, 4)
    void tab.in.add(sku, 5)
    logIn(tab, 'newbie')
    // The login is answered before the first of the additions.
    choose = (sides) => sides - 1
    await browser.quiet()
    expect(await linesOf(buyers.other)).toEqual([])
    logIn(tab)
    await browser.quiet()
    expect(await linesOf()).toEqual([[sku, 12]])
  })
})

test('a late 401 of an ended session does not end the new session of another tab', async () => {
  logIn(tab)
  await browser.quiet()
  const other = browser.openTab()
  await browser.quiet()
  void other.in.logOut()
  await browser.settleDown()
  // This tab has not received the events yet and sends the lines it knows.
  const [signals] = [tab.signals.splice(0)]
  void tab.in.add(sku, 1)
  await browser.settleDown()
  for (const _ of ['the end of the session arrives', 'then what was asked with it']) await browser.step()
  logIn(other, 'newbie')
  await browser.settleDown()
  // The login is answered before the refusal.
  choose = (sides) => sides - 1
  while (other.in.who() !== 'newbie') {
    expect(await browser.step()).toBe(true)
    signals.push(...tab.signals.splice(0))
  }
  while (tab.unanswered > 0) {
    expect(await browser.step()).toBe(true)
    signals.push(...tab.signals.splice(0))
  }
  tab.signals.push(...signals)
  await browser.quiet()
  expect([tab.in.who(), other.in.who()]).toEqual(['newbie', 'newbie'])
})
