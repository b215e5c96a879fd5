import { and, eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { goodsCategory } from '../../../demo/server/catalogue/categories/categories.table'
import { goods } from '../../../demo/server/catalogue/goods/goods.table'
import { day } from '../../../demo/server/core/business-time'
import { clock } from '../../../demo/server/core/clock'
import { db } from '../../../demo/server/core/db'
import { brandSite } from '../../../demo/server/site/brand-site/brand-site.table'
import { themePages } from '../../../demo/server/site/theme/theme.table'
import { blockShapes } from '../../../src/site/home/blocks'
import { goodsPage } from '../../../src/catalogue/goods/goods.contract'
import { themePage } from '../../../src/site/theme/theme.contract'
import { icons } from '../../../src/ui/icons'
import { openTestbed } from '../../server/testbed'

const bed = await openTestbed({ rooms: ['site/theme'] })
beforeEach(() => bed.reset())

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
  test('says who the site is', async () => {
    const { shell, brandColour, themeToggle } = await home()
    expect({ brandColour, themeToggle }).toEqual({ brandColour: '#1652B0', themeToggle: 10 })
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

  test('is another one on another site', async () => {
    const pages = await Promise.all(sites.map(home))
    expect(pages[1]).toMatchObject({ brandColour: '#0B7A5B', shell: { siteName: '朔方优采' } })
    expect(new Set(pages.map(({ brandColour }) => brandColour)).size).toBe(4)
    expect(new Set(pages.map(({ shell }) => shell.siteName)).size).toBe(4)
  })

  test.each(sites)('of site %s holds blocks that can be drawn', async (site) => {
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
      'ranking',
      'separator',
      'goodsGroup',
      'goodsGroup',
    ])
    const [head, quick, , ranking] = blocks
    const slides = blockShapes.slides.parse(head?.props)
    expect([slides.slides.length, slides.shortcuts.length]).toEqual([3, 5])
    const { items } = blockShapes.quickNavigation.parse(quick?.props)
    expect(items).toHaveLength(4)
    for (const { icon } of items) expect(Object.keys(icons)).toContain(icon)
    const { lists } = blockShapes.ranking.parse(ranking?.props)
    expect(lists.map(({ goodsIds }) => goodsIds.length)).toEqual([3, 3, 3, 3])
  })

  test.each(sites)('of site %s leads only to pages and goods that are there', async (site) => {
    const page = await home(site)
    const urls = found(page, ['url']).map(String)
    expect(urls.length).toBeGreaterThan(5)
    const lists = urls.flatMap((url) => /^\/goods\/list\/(\d+)$/.exec(url)?.[1] ?? [])
    const fixed = urls.filter((url) => !/^\/goods\/list\/\d+$/.test(url))
    expect(fixed.filter((url) => !['/', '/login', '/cart', '/goods/list/all'].includes(url))).toEqual([])
    const goodsIds = found(page.blocks, ['goodsIds']).flat().map(String)
    const [categories, products] = await bed.inside(() =>
      Promise.all([
        db().$count(goodsCategory, inArray(goodsCategory.id, lists)),
        db().$count(goods, and(inArray(goods.id, goodsIds), eq(goods.status, 10))),
      ]),
    )
    expect(categories).toBe(new Set(lists).size)
    expect(products).toBe(new Set(goodsIds).size)
  })

  test.each(sites)('of site %s offers hot words that find something', async (site) => {
    for (const { keyword } of (await home(site)).shell.hotWords) {
      const body = { goodsKeyWord: keyword, brandTerminalId: site }
      const { totalElements } = await bed.call(goodsPage, { body })
      expect([keyword, totalElements > 0]).toEqual([keyword, true])
    }
  })

  test('comes from the rows', async () => {
    const changed = {
      name: '新名字',
      brandColour: '#112233',
      themeToggle: 20,
      phone: '1',
      logo: '/l.svg',
    } as const
    await bed.inside(() => db().update(brandSite).set(changed).where(eq(brandSite.id, '1001')))
    const blocks = [{ type: 'of-tomorrow', version: 9, props: { any: ['thing'] } }]
    await bed.inside(() => db().update(themePages).set({ blocks }).where(eq(themePages.siteId, '1001')))
    expect(await home()).toMatchObject({
      brandColour: '#112233',
      themeToggle: 20,
      blocks,
      shell: { siteName: '新名字', phone: '1', logo: '/l.svg' },
    })
  })

  test('of an unknown site is none', async () => {
    for (const site of ['9', '0', "1001'--"]) await expect(home(site)).rejects.toMatchObject({ code: 404 })
  })
})

describe('a page of its own', () => {
  const put = (pageKey: string, publishedAt: Date | null, siteId = '1001') =>
    bed.inside(() =>
      db().insert(themePages).values({ siteId, type: 'custom', pageKey, blocks: [], publishedAt }),
    )

  test('is found by its key, on its site', async () => {
    await put('winter', clock.now())
    expect(await custom('winter')).toMatchObject({ blocks: [], shell: { siteName: '禾拓工采' } })
    await expect(custom('winter', '1002')).rejects.toMatchObject({ code: 404 })
    await expect(custom('summer')).rejects.toMatchObject({ code: 404 })
    await expect(custom()).rejects.toMatchObject({ code: 404 })
    // The home page is no page of its own, nor is one of these the home page.
    await expect(custom('home')).rejects.toMatchObject({ code: 404 })
  })

  test('is shown once it is published', async () => {
    await put('draft', null)
    await put('soon', new Date(clock.now().getTime() + day))
    await expect(custom('draft')).rejects.toMatchObject({ code: 404 })
    await expect(custom('soon')).rejects.toMatchObject({ code: 404 })
    bed.wait(day + 1000)
    expect(await custom('soon')).toMatchObject({ blocks: [] })
    await expect(custom('draft')).rejects.toMatchObject({ code: 404 })
  })
})

describe('shapes of blocks', () => {
  const bad: [keyof typeof blockShapes, unknown][] = [
    ['slides', { slides: [], shortcuts: [] }],
    [
      'slides',
      {
        slides: [{ title: 'x', text: '', button: 'b', url: 'javascript:alert(1)', drawing: 'd' }],
        shortcuts: [],
      },
    ],
    ['quickNavigation', { items: [{ icon: 'cart', title: 't', text: '', url: '//evil.test' }] }],
    ['quickNavigation', { items: [{ icon: 'cart', title: 't', text: '', url: '/\\evil.test' }] }],
    ['ranking', { lists: [{ label: 'l', url: '/', goodsIds: ['1', '2', '3', '4'] }] }],
    ['goodsGroup', { title: 't', goodsIds: [] }],
    ['goodsGroup', { title: 't', goodsIds: Array.from({ length: 11 }, String) }],
    ['title', { text: '' }],
    ['separator', { margin: -1, line: 'solid' }],
    ['separator', { margin: 8, line: 'wavy' }],
    ['separator', { margin: 8, line: 'solid', colour: 'red;position:fixed' }],
  ]

  test.each(bad)('%s refuses %j', (type, props) => {
    expect(blockShapes[type].safeParse(props).success).toBe(false)
  })
})
