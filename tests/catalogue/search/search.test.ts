import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { searchSuggestions } from '../../../src/catalogue/goods/goods.contract'
import { goods } from '../../../demo/server/catalogue/goods/goods.table'
import { gramsOf, searchTextOf } from '../../../demo/server/catalogue/search/search-text'
import { searchSynonym } from '../../../demo/server/catalogue/synonyms/synonyms.table'
import { db } from '../../../demo/server/core/database/db'
import vectors from '../../vectors/search.json'
import type { Asking } from '../../server/testbed'
import { allIds, bed, listed, sites } from '../catalogue-bed'

beforeEach(() => bed.reset())

describe('keywords of buyers', () => {
  test.each(vectors)('$keyword finds $first first', async ({ keyword, first, suggestion }) => {
    const exact = await listed({ goodsKeyWord: keyword, exact: true })
    expect(exact.suggestion).toBe(suggestion)
    expect(exact.totalElements > 0).toBe(suggestion === undefined)
    const { content, shownFor } = await listed({ goodsKeyWord: keyword })
    expect(content[0]?.id).toBe(first)
    expect(shownFor).toEqual(suggestion && { keyword: suggestion, dropped: [] })
  })

  test('a meaningless keyword has no hits and no suggestion', async () => {
    for (const goodsKeyWord of ['zzzzqqq', '龘龘龘龘', '多少钱', '----', '。。。', 'plc'.repeat(8)]) {
      const { totalElements, suggestion, shownFor, content } = await listed({ goodsKeyWord })
      expect([goodsKeyWord, totalElements, suggestion ?? shownFor, content]).toEqual([
        goodsKeyWord,
        0,
        undefined,
        [],
      ])
    }
  })

  test.each([
    ['6204-2RS xyzq', '6204-2RS', ['xyzq']],
    ['6204-2RS 多少钱', '6204-2RS', ['多少钱']],
    ['轴承 龘龘龘龘', '轴承', ['龘龘龘龘']],
    ['安全帽 HR-6204-2RS', 'HR-6204-2RS', ['安全帽']],
    ['NSK 6204DDU', '6204 DDU', ['NSK']],
    ['M8x999 内六角螺钉', 'M8 内六角螺钉', []],
  ])('%s shows the hits of %s, and reports the dropped words', async (goodsKeyWord, keyword, dropped) => {
    const { totalElements, shownFor } = await listed({ goodsKeyWord })
    expect(shownFor).toEqual({ keyword, dropped })
    expect(totalElements).toBe((await listed({ goodsKeyWord: keyword })).totalElements)
    const exact = await listed({ goodsKeyWord, exact: true })
    const suggestion = dropped.length ? undefined : keyword
    expect([exact.totalElements, exact.shownFor, exact.suggestion]).toEqual([0, undefined, suggestion])
  })

  test('filters without a hit cause no other search', async () => {
    const { totalElements, shownFor } = await listed({ goodsKeyWord: '安全帽', categoryId: '110101' })
    expect([totalElements, shownFor]).toEqual([0, undefined])
  })

  test('a new synonym applies at once', async () => {
    expect((await listed({ goodsKeyWord: '滚滚乐' })).totalElements).toBe(0)
    await bed.inside(() =>
      db()
        .insert(searchSynonym)
        .values({ word: '滚滚乐', label: '滚滚乐', means: ['深沟球轴承 6204'] }),
    )
    const { content, shownFor } = await listed({ goodsKeyWord: '滚滚乐' })
    expect([content[0]?.id, shownFor]).toEqual(['100001', undefined])
  })

  test('ranks a product above accessories for it', async () => {
    const { content } = await listed({ goodsKeyWord: '螺栓', pageSize: 10 })
    expect(content.length).toBe(10)
    for (const { goodsName } of content) expect(goodsName).toMatch(/螺栓 /)
    const all = await listed({ goodsKeyWord: '螺栓' })
    expect(all.content.map(({ id }) => id)).toContain('100029')
  })

  test('withdrawn goods are not found', async () => {
    await bed.inside(() => db().update(goods).set({ status: 20 }).where(eq(goods.id, '100001')))
    expect((await listed({ goodsKeyWord: 'HR-6204-2RS/C3' })).totalElements).toBe(0)
  })
})

describe('special characters in a keyword', () => {
  const rename = (id: string, name: string) =>
    bed.inside(async () => {
      const searchText = searchTextOf(name, '', [])
      await db()
        .update(goods)
        .set({ goodsName: name, searchText, grams: gramsOf(searchText) })
        .where(eq(goods.id, id))
    })

  test.each([
    ['%', '乙醇100%纯', '乙醇1000纯'],
    ['100%纯', '乙醇100%纯', '乙醇1000纯'],
    ['_', '型号a_b', '型号acb'],
    ['a_b', '型号a_b', '型号acb'],
    ['\\', '路径c\\d', '路径ced'],
    ['c\\d', '路径c\\d', '路径cd'],
  ])('%s is searched literally', async (keyword, holds, holdsNot) => {
    await rename('100201', holds)
    await rename('100202', holdsNot)
    const ids = await allIds({ goodsKeyWord: keyword })
    expect(ids).toContain('100201')
    expect(ids).not.toContain('100202')
  })

  test('are accepted up to 50, and 51 are rejected with 400', async () => {
    for (const sign of ['%', '_', '\\', "'"]) {
      expect((await listed({ goodsKeyWord: sign.repeat(50) })).totalElements).toBe(0)
      await expect(listed({ goodsKeyWord: sign.repeat(51) })).rejects.toMatchObject({ code: 400 })
    }
  })
})

describe('completions', () => {
  const rows = (keyword: string, asking?: Asking) =>
    bed.call(searchSuggestions, { query: { keyword, brandTerminalId: sites.open } }, asking)
  const suggested = async (keyword: string) =>
    (await rows(keyword)).filter((row) => !row.goods && !row.categoryId && !row.brandId)

  test('have the counts of their lists', async () => {
    const found = await suggested('轴')
    expect(found.length).toBeGreaterThan(2)
    for (const { text, count } of found) {
      expect(text).toContain('轴')
      expect([text, (await listed({ goodsKeyWord: text })).totalElements]).toEqual([text, count])
    }
  })

  test('complete the last word only', async () => {
    const found = await suggested('恒锐 深沟')
    expect(found.map(({ text }) => text)).toContain('恒锐 深沟球轴承')
  })

  test('omit withdrawn goods', async () => {
    const before = await suggested('深沟')
    await bed.inside(() => db().update(goods).set({ status: 20 }).where(eq(goods.categoryId, '110101')))
    expect(before.map(({ text }) => text)).toContain('深沟球轴承')
    expect((await suggested('深沟')).map(({ text }) => text)).not.toContain('深沟球轴承')
  })

  test('show goods with the prices of the reader', async () => {
    const byId = async (asking?: Asking) =>
      new Map(
        (await rows('恒锐 深沟球轴承', asking)).flatMap(({ goods }) => (goods ? [[goods.id, goods]] : [])),
      )
    const visitor = await byId()
    expect(visitor.get('100001')?.skuItemDefault).toMatchObject({ skuCode: 'HR-6204-2RS', goodsPrice: 860 })
    expect(visitor.get('100001')).toMatchObject({ stockState: 10 })
    expect(visitor.get('100001')?.stockQuantity).toBeUndefined()
    const hidden = visitor.get('100002')?.skuItemDefault
    expect([hidden?.priceHidden, hidden?.goodsPrice, hidden?.salePrice]).toEqual([true, undefined, undefined])
    const member = await byId({ token: await bed.login('demo') })
    expect(member.get('100001')?.stockQuantity).toBeGreaterThan(0)
    expect(member.get('100002')?.skuItemDefault.salePrice).toBeGreaterThan(0)
    expect(visitor.size).toBe(5)
  })

  test('find goods for misspelt words, and name categories and brands with their counts', async () => {
    const [first] = (await rows('深沟求轴承')).flatMap(({ goods }) => goods ?? [])
    expect(first?.id).toBe('100001')
    const found = await rows('恒锐 bearing')
    expect(found.find(({ brandId }) => brandId)?.text).toBe('恒锐')
    const kind = found.find(({ categoryId }) => categoryId)
    expect(kind?.text).toContain('轴承')
    expect((await listed({ categoryId: kind?.categoryId })).totalElements).toBe(kind?.count)
  })

  test('complete English names', async () => {
    expect((await suggested('safety hel')).map(({ text }) => text)).toContain('safety helmet')
  })

  test('are empty for meaningless signs, and limited to 120 a minute', async () => {
    expect(await suggested('%%')).toEqual([])
    expect(await suggested('龘龘')).toEqual([])
    for (let at = 0; at < 118; at++) await suggested('----')
    await expect(suggested('轴')).rejects.toMatchObject({ code: 429 })
  })
})
