import { and, eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { goodsCategory } from '../../../demo/server/catalogue/categories/categories.table'
import { goods } from '../../../demo/server/catalogue/goods/goods.table'
import { day } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { db } from '../../../demo/server/core/database/db'
import { articles } from '../../../demo/server/site/articles/articles.table'
import { brandSite, siteOption } from '../../../demo/server/site/brand-site/brand-site.table'
import { themePages } from '../../../demo/server/site/theme/theme.table'
import { blockShapes } from '../../../src/shell/home/blocks'
import { goodsBlocks } from '../../../src/shell/home/goods-blocks'
import { goodsPage } from '../../../src/catalogue/goods/goods.contract'
import { themePage } from '../../../src/site/theme/theme.contract'
import { routes } from '../../../src/shell/routes'
import { icons } from '../../../src/ui/icons/icons'
import { openTestbed } from '../../server/testbed'

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

/** Pages that the shop has whatever it sells. */
const addresses = [...Object.values(routes).map(({ path }): string => path), '/page/winter']
const sites = ['1001', '1002', '1003', '1004']
const home = (brandTerminalId = '1001') => bed.call(themePage, { body: { type: 'home', brandTerminalId } })
const custom = (pageKey?: string, brandTerminalId = '1001') =>
  bed.call(themePage, { body: { type: 'custom', brandTerminalId, pageKey } })

/** Every value that stands under one of the names, at any depth. */
function found(value: unknown, names: string[]): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    names.includes(name) ? [inner] : found(inner, names),
  )
}

describe('the home page', () => {
  test('has the texts and the colour of the site', async () => {
    const { shell, brandColour, themeToggle, linkHint } = await home()
    expect({ brandColour, themeToggle, linkHint }).toEqual({
      brandColour: '#1652B0',
      themeToggle: 10,
      linkHint: 10,
    })
    expect(shell).toMatchObject({
      siteName: '禾拓工采',
      slogan: '工业品一站式采购',
      company: '禾拓工业品供应链（江苏）有限公司',
      phone: '400-000-6118',
      workTime: '工作日 8:30–18:00',
    })
    expect(shell.guarantees.map(({ title }) => title)).toEqual([
      '正品保障',
      '增值税专票',
      '账期支付',
      '七天无忧退换',
    ])
    expect(shell.helpColumns).toHaveLength(5)
    expect(shell.hotWords.length).toBeGreaterThanOrEqual(7)
    expect(shell.tabs[0]).toEqual({ label: '首页', url: '/' })
  })

  test('differs between sites', async () => {
    const pages = await Promise.all(sites.map(home))
    expect(pages[1]).toMatchObject({ brandColour: '#0B7A5B', shell: { siteName: '朔方优采' } })
    expect(new Set(pages.map(({ brandColour }) => brandColour)).size).toBe(4)
    expect(new Set(pages.map(({ shell }) => shell.siteName)).size).toBe(4)
  })

  test.each(sites)('of site %s contains valid blocks', async (site) => {
    const { blocks } = await home(site)
    expect(blocks[0]?.type).toBe('slides')
    for (const { type, props } of blocks) {
      const shape = Object.entries(blockShapes).find(([name]) => name === type)?.[1]
      expect([type, shape?.safeParse(props).success]).toEqual([type, true])
    }
  })

  test('of the default site has slides, shortcuts, four best-seller lists and goods', async () => {
    const { blocks } = await home()
    expect(blocks.map(({ type }) => type)).toEqual([
      'slides',
      'quickNavigation',
      'title',
      'hotGoods',
      'floorGroup',
      'floorGroup',
      'imagesGroup',
      'newsCards',
    ])
    const [head, quick, , ranking, left, right, , news] = blocks
    const slides = blockShapes.slides.parse(head?.props)
    expect([slides.slides.length, slides.shortcuts.length]).toEqual([4, 5])
    expect([left, right].map((floor) => blockShapes.floorGroup.parse(floor?.props).side)).toEqual([
      'left',
      'right',
    ])
    expect(blockShapes.newsCards.parse(news?.props).items).toHaveLength(5)
    const { items } = blockShapes.quickNavigation.parse(quick?.props)
    expect(items).toHaveLength(4)
    for (const { icon } of items) expect(Object.keys(icons)).toContain(icon)
    const { topList } = blockShapes.hotGoods.parse(ranking?.props)
    expect(topList).toHaveLength(4)
    for (const { goods_select: ids } of topList) expect(ids.length).toBeGreaterThanOrEqual(3)
  })

  test('and the other pages of the default site use every kind of block', async () => {
    const pages = [await home(), await custom('winter')]
    const shown = new Set(pages.flatMap(({ blocks }) => blocks.map(({ type }) => type)))
    expect([...shown].sort()).toEqual(Object.keys(blockShapes).sort())
  })

  test.each(sites)('of site %s links only to existing pages and goods', async (site) => {
    const pages = [await home(site), ...(site === '1001' ? [await custom('winter')] : [])]
    const urls = found(pages, ['url', 'link']).flatMap((link) => (typeof link === 'string' ? [link] : []))
    expect(urls.length).toBeGreaterThan(5)
    const lists = urls.flatMap((url) => /^\/goods\/list\/(\d+)$/.exec(url)?.[1] ?? [])
    const helpIds = urls.flatMap((url) => /^\/help\/(\d+)$/.exec(url)?.[1] ?? [])
    const fixed = urls.filter((url) => !/^\/(goods\/list|help)\/\d+$/.test(url))
    expect(fixed.filter((url) => !addresses.includes(url))).toEqual([])
    const goodsIds = pages.flatMap(({ blocks }) =>
      found(
        blocks.filter(({ type }) => type in goodsBlocks),
        ['data', 'goods_select'],
      )
        .flat()
        .map(String),
    )
    const [categories, products, texts] = await bed.inside(() =>
      Promise.all([
        db().$count(goodsCategory, inArray(goodsCategory.id, lists)),
        db().$count(goods, and(inArray(goods.id, goodsIds), eq(goods.status, 10))),
        db().$count(articles, inArray(articles.id, helpIds)),
      ]),
    )
    expect(categories).toBe(new Set(lists).size)
    expect(products).toBe(new Set(goodsIds).size)
    expect(texts).toBe(new Set(helpIds).size)
  })

  test.each(sites)('of site %s has hot words with results', async (site) => {
    for (const { keyword } of (await home(site)).shell.hotWords) {
      const body = { goodsKeyWord: keyword, brandTerminalId: site }
      const { totalElements } = await bed.call(goodsPage, { body })
      expect([keyword, totalElements > 0]).toEqual([keyword, true])
    }
  })

  test('reads its content from the database', async () => {
    const changed = {
      name: '新名字',
      brandColour: '#112233',
      themeToggle: 20,
      phone: '1',
      logo: '/l.svg',
    } as const
    await bed.inside(() => db().update(brandSite).set(changed).where(eq(brandSite.id, '1001')))
    await bed.inside(() => db().update(siteOption).set({ linkHint: 20 }).where(eq(siteOption.siteId, '1001')))
    const blocks = [{ type: 'of-tomorrow', version: 9, props: { any: ['thing'] } }]
    await bed.inside(() => db().update(themePages).set({ blocks }).where(eq(themePages.siteId, '1001')))
    expect(await home()).toMatchObject({
      brandColour: '#112233',
      themeToggle: 20,
      linkHint: 20,
      blocks,
      shell: { siteName: '新名字', phone: '1', logo: '/l.svg' },
    })
  })

  test('of an unknown site is answered with 404', async () => {
    for (const site of ['9', '0', "1001'--"]) await expect(home(site)).rejects.toMatchObject({ code: 404 })
  })
})

describe('a custom page', () => {
  const put = (pageKey: string, publishedAt: Date | null, siteId = '1001') =>
    bed.inside(() =>
      db()
        .insert(themePages)
        .values({ siteId, type: 'custom', pageKey, title: '春季', blocks: [], publishedAt }),
    )

  test('is found by its key on its site', async () => {
    await put('spring', clock.now())
    expect(await custom('spring')).toMatchObject({
      title: '春季',
      blocks: [],
      shell: { siteName: '禾拓工采' },
    })
    await expect(custom('spring', '1002')).rejects.toMatchObject({ code: 404 })
    await expect(custom('summer')).rejects.toMatchObject({ code: 404 })
    await expect(custom()).rejects.toMatchObject({ code: 404 })
    // The home page is no page of its own, nor is one of these the home page.
    await expect(custom('home')).rejects.toMatchObject({ code: 404 })
  })

  test('appears once it is published', async () => {
    await put('draft', null)
    await put('soon', new Date(clock.now().getTime() + day))
    await expect(custom('draft')).rejects.toMatchObject({ code: 404 })
    await expect(custom('soon')).rejects.toMatchObject({ code: 404 })
    bed.wait(day + 1000)
    expect(await custom('soon')).toMatchObject({ blocks: [] })
    await expect(custom('draft')).rejects.toMatchObject({ code: 404 })
  })
})
