import { beforeEach, expect, test } from 'vitest'
import { sampleFile } from '../../../demo/server/catalogue/goods-import/sample-file'
import { siteIds } from '../../../demo/server/core/config/site'
import { goodsByIds } from '../../../src/catalogue/goods/goods.contract'
import { blockShapes } from '../../../src/shell/home/blocks'
import { themePage } from '../../../src/site/theme/theme.contract'
import { ownShop } from '../../catalogue/goods-import/own-shop'
import { bring, fileOf, product, sheet } from '../../catalogue/goods-import/sheets'

// The home page that a new shop has before anybody composed one.

const site = { brandTerminalId: siteIds.main }
const home = (language: 'zh-CN' | 'en' = 'zh-CN') =>
  ownShop.call(themePage, { body: { type: 'home', ...site } }, { language })
const floors = async () =>
  (await home()).blocks
    .filter(({ type }) => type === 'floorGroup')
    .map(({ props }) => blockShapes.floorGroup.parse(props))

beforeEach(ownShop.reset)

test('an empty shop’s home page has slides with categories and quick navigation', async () => {
  const { blocks } = await home()
  expect(blocks.map(({ type }) => type)).toEqual(['slides', 'quickNavigation'])
  expect(blockShapes.slides.safeParse(blocks[0]?.props).success).toBe(true)
})

test('the English home page contains no Chinese', async () => {
  const { shell, blocks } = await home('en')
  expect(JSON.stringify([shell, blocks])).not.toMatch(/\p{Script=Han}/u)
})

test(
  'the home page of a shop with goods has floors with goods that are for sale',
  { timeout: 60_000 },
  async () => {
    await bring('products', await fileOf(sampleFile(300, 'zh-CN')))
    const shown = await floors()
    expect(shown).toHaveLength(4)
    const tabs = shown.flatMap((floor) => floor.tabs)
    expect(tabs.length).toBeGreaterThan(8)
    const ids = tabs.flatMap(({ data }) => data)
    expect(new Set(ids).size).toBe(ids.length)
    const listed = await ownShop.call(goodsByIds, { body: { ...site, idList: ids } })
    expect(listed.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    for (const { ways, link } of shown)
      for (const way of [link, ...ways.map((each) => each.link)]) expect(way).toMatch(/^\/goods\/list\/\d+$/)
  },
)

test('imported goods appear on the home page at once', async () => {
  await bring('products', sheet('products', [product(1)]))
  expect((await floors()).map(({ title }) => title)).toHaveLength(1)
  const [before] = await floors()
  await bring('products', sheet('products', [product(1), product(2)]))
  const [after] = await floors()
  const count = (floor: typeof before) => floor?.tabs.flatMap(({ data }) => data).length
  expect([count(before), count(after)]).toEqual([1, 2])
})
