import { beforeEach, describe, expect, test } from 'vitest'
import { and, eq } from 'drizzle-orm'
import { db } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { kitDictionaries } from '../../../demo/server/site/dictionaries/kit-dictionaries'
import { isEntry, siteLabels } from '../../../demo/server/site/dictionaries/dictionaries'
import { dictionaryItem } from '../../../demo/server/site/dictionaries/dictionaries.table'
import { mostEntries, sysDict } from '../../../src/site/dictionaries/dictionaries.contract'
import { siteNamesOf } from '../../../src/site/dictionaries/site-names.store'
import { couponType } from '../../../src/money/coupons/coupon-type'
import { afterSalesState } from '../../../src/trade/after-sales/after-sales-state'
import { cancelReason } from '../../../src/trade/orders/cancel-reason'
import { payMethod } from '../../../src/words/pay-method'
import { listPayType } from '../../../src/trade/payment/payment.contract'
import type { Dictionary } from '../../../src/core/language/dictionary'
import { overrideMessages } from '../../../src/core/language/override-messages'
import { fakePage } from '../../session/fake-page'
import { freshScope } from '../../session/fresh-scope'
import { filesBelow, textOf } from '../../house/sources'
import { openTestbed } from '../../server/testbed'
import { soon } from '../../soon'

const bed = await openTestbed('demo')
const { north, main } = siteIds

beforeEach(() => bed.reset())

const ask = (dictCode: string, brandTerminalId: string = north, language = 'zh-CN') =>
  bed.call(sysDict, { query: { dictCode, brandTerminalId } }, { language })

describe('a brand site’s dictionary', () => {
  test('uses its own names in the requested language', async () => {
    expect((await ask('cancelReason')).content).toEqual([
      { itemCode: '10', itemName: '地址填错', itemValue: '10' },
      { itemCode: '20', itemName: '检修计划有变', itemValue: '20' },
      { itemCode: '30', itemName: '预算调整', itemValue: '30' },
      { itemCode: '40', itemName: '拍错或多拍', itemValue: '40' },
      { itemCode: '50', itemName: '缺货', itemValue: '50' },
      { itemCode: '60', itemName: '其他', itemValue: '60' },
      { itemCode: '70', itemName: '改为线下采购', itemValue: '70' },
    ])
    const ways = (await ask('payMethod', north, 'en')).content.map(({ itemName }) => itemName)
    expect(ways).toEqual(expect.arrayContaining(['Bank transfer', 'Monthly account', 'Advance deposit']))
  })

  test('does not change other sites, and an unknown site is answered with 404', async () => {
    expect((await ask('cancelReason', main)).content).toEqual(
      cancelReason.entries.map(({ code, text }) => ({
        itemCode: `${code}`,
        itemName: text[0],
        itemValue: `${code}`,
      })),
    )
    expect((await ask('nothing')).content).toEqual([])
    await expect(ask('cancelReason', '9')).rejects.toMatchObject({ code: 404 })
  })

  test('accepts its own entries only on its site', async () => {
    const chosen = (site: string, code: number) => bed.inside(() => isEntry(site, cancelReason, code))
    expect(await Promise.all([chosen(north, 70), chosen(north, 10), chosen(main, 10)])).toEqual([
      true,
      true,
      true,
    ])
    expect(await Promise.all([chosen(main, 70), chosen(north, 80), chosen(north, 0)])).toEqual([
      false,
      false,
      false,
    ])
  })

  test('is one page of at most ten thousand entries', async () => {
    const sized = (pageSize: number) =>
      bed.call(sysDict, { query: { dictCode: 'cancelReason', brandTerminalId: north, pageSize } })
    expect((await sized(mostEntries)).content).toHaveLength(7)
    expect((await sized(2)).content).toHaveLength(2)
    for (const wrong of [mostEntries + 1, 0, 1.5])
      await expect(sized(wrong)).rejects.toMatchObject({ code: 400 })
  })

  test.each([...kitDictionaries.values()])(
    '$name: lists all entries of the kit with their labels',
    async (of) => {
      for (const [language, at] of [
        ['zh-CN', 0],
        ['en', 1],
      ] as const) {
        const { content } = await ask(of.name, main, language)
        expect(content.map(({ itemCode, itemName }) => [itemCode, itemName])).toEqual(
          of.entries.map(({ code, text }) => [`${code}`, text[at]]),
        )
      }
    },
  )

  test('also names payment methods and labels in files of the server', async () => {
    const token = await bed.login('demo', north)
    const types = await bed.call(listPayType, { query: {} }, { token, language: 'en' })
    expect(types.find(({ payCode }) => payCode === payMethod.code.credit)?.payName).toBe('Monthly account')
    expect(types.find(({ payCode }) => payCode === payMethod.code.deposit)?.payName).toBe('Advance deposit')
    const [there, here] = await bed.inside(() =>
      Promise.all([north, main].map((site) => siteLabels(site, payMethod, 'zh-CN'))),
    )
    expect([there?.(95), here?.(95), there?.(96)]).toEqual(['月结', '信用账期', '预存款'])
  })
})

describe('names of a site in the kit', () => {
  function shown(site: string, ...dictionaries: Dictionary[]) {
    const scope = freshScope({ site })
    const names = siteNamesOf(scope)
    dictionaries.forEach(({ name }) => names.show(name))
    return { scope, ...names }
  }
  const north = {
    ...Object.fromEntries(cancelReason.entries.map(({ code, text }) => [code, text[0]])),
    20: '检修计划有变',
    30: '预算调整',
    70: '改为线下采购',
  }
  const asksIn = (page: { asked: string[] }) =>
    page.asked.filter((path) => path.startsWith('/sysDict')).length
  const afterAll = () => new Promise((resolve) => setTimeout(resolve, 50))

  test('are requested once for all components', async () => {
    const page = fakePage(bed)
    const { scope, $names } = shown('north', cancelReason)
    await soon(() => expect($names.get()).toEqual({ cancelReason: north }))
    siteNamesOf(scope).show('cancelReason')
    await afterAll()
    expect(asksIn(page)).toBe(1)
  })

  test('change with the row in the database', async () => {
    fakePage(bed)
    await bed.inside(() =>
      db()
        .update(dictionaryItem)
        .set({ itemName: '停产' })
        .where(and(eq(dictionaryItem.dictCode, 'cancelReason'), eq(dictionaryItem.itemCode, '20'))),
    )
    const { $names } = shown('north', cancelReason)
    await soon(() => expect($names.get()).toMatchObject({ cancelReason: { 20: '停产' } }))
  })

  test('follow the language of the page', async () => {
    fakePage(bed)
    const { scope, $names } = shown('north', cancelReason)
    await soon(() => expect($names.get()).toEqual({ cancelReason: north }))
    scope.$language.set('en')
    await soon(() => expect($names.get()).toMatchObject({ cancelReason: { 30: 'Budget changed' } }))
  })

  test('are requested only if the site has some', async () => {
    const page = fakePage(bed)
    const { $names } = shown('north', cancelReason, couponType)
    await soon(() => expect($names.get()).toEqual({ cancelReason: north }))
    await afterAll()
    expect(asksIn(page)).toBe(1)
    shown('default', cancelReason)
    await afterAll()
    expect(asksIn(page)).toBe(1)
  })

  test('are requested if the back end does not list its dictionaries', async () => {
    const page = fakePage(bed)
    const data = { symbol: '¥', digit: 2, ways: 10 }
    page.answer('/settings/currency', () => Response.json({ code: 200, data }))
    const { $names } = shown('north', cancelReason)
    await soon(() => expect($names.get()).toEqual({ cancelReason: north }))
  })

  test('fall back to the kit’s names if the back end has no dictionaries', async () => {
    const page = fakePage(bed)
    page.answer('/sysDict', () => new Response('no such path', { status: 404 }))
    const { $names } = shown('north', cancelReason)
    await afterAll()
    expect($names.get()).toEqual({})
  })
})

describe('a label', () => {
  const own = { 20: '检修计划有变', 70: '改为线下采购' }

  test('is the site’s, else the kit’s', () => {
    expect(cancelReason.label(20, 'zh-CN', own)).toBe('检修计划有变')
    expect(cancelReason.label('20', 'en', own)).toBe('检修计划有变')
    expect(cancelReason.label(10, 'zh-CN', own)).toBe('地址填错')
  })

  test('of a code of the site is the site’s name', () => {
    expect(cancelReason.label(70, 'zh-CN', own)).toBe('改为线下采购')
    expect(cancelReason.is(70)).toBe(false)
    expect(cancelReason.tone(70)).toBe('plain')
    expect(cancelReason.label(80, 'zh-CN', own)).toBe('未知（80）')
    expect(cancelReason.label('toString', 'zh-CN', own)).toBe('未知（toString）')
  })

  test('ignores an empty name', () => {
    expect(cancelReason.label(20, 'zh-CN', { 20: '' })).toBe('不想要了')
  })

  test('of the page overrides both', () => {
    overrideMessages('zh-CN', { 'cancelReason.noLongerWanted': '页面的话' })
    expect(cancelReason.label(20, 'zh-CN', own)).toBe('页面的话')
    overrideMessages('zh-CN', { 'cancelReason.noLongerWanted': '不想要了' })
  })
})

test('components and files use the site’s labels through `useLabel` and `siteLabels`', () => {
  const sources = [...filesBelow('src'), ...filesBelow('demo/server')]
  const named = sources.flatMap((file) =>
    [...textOf(file).matchAll(/export const (\w+) = siteDictionary\(/g)].map(([, name = '']) => name),
  )
  expect(named).toHaveLength(22)
  const past = new RegExp(`\\b(?:${named.join('|')})\\.label\\(`)
  const parts = sources.filter((file) => file.endsWith('.tsx') || file.endsWith('.export.ts'))
  expect(parts.filter((file) => past.test(textOf(file)))).toEqual([])
  expect(afterSalesState.siteNamed).toBe(false)
})
