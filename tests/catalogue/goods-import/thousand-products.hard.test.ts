import { beforeEach, expect, test } from 'vitest'
import { brandList } from '../../../src/catalogue/brands/brands.contract'
import { categoryTree } from '../../../src/catalogue/categories/categories.contract'
import { goodsDetail, goodsPage } from '../../../src/catalogue/goods/goods.contract'
import { addToCart } from '../../../src/trade/cart/add-to-cart.contract'
import { getCart } from '../../../src/trade/cart/cart.contract'
import { sampleFile } from '../../../demo/server/catalogue/goods-import/sample-file'
import { siteIds } from '../../../demo/server/core/config/site'
import { ownShop } from './own-shop'
import { bring, check, fileOf, product, sheet } from './sheets'

const brandTerminalId = siteIds.main

beforeEach(ownShop.reset)

const all = Array.from({ length: 1_000 }, (_, at) =>
  product(at, at % 2 ? { nameEn: `Hengrui ${6000 + at} bearing` } : {}),
)
const listed = (keyword: string, token?: string) =>
  ownShop.call(
    goodsPage,
    { body: { brandTerminalId, goodsKeyWord: keyword, pageSize: 20 } },
    token ? { token } : {},
  )

test('1,000 products imported into an empty shop are found, and sold at their price and MOQ', async () => {
  const { counts, state } = await bring('products', sheet('products', all))
  expect({ counts, state }).toEqual({
    state: 50,
    counts: { added: 1_000, changed: 0, unchanged: 0, wrong: 0 },
  })
  const token = await ownShop.buyer()
  const { content, totalElements, facets } = await listed('轴承', token)
  expect(totalElements).toBe(1_000)
  expect(facets.brands).toMatchObject([{ name: '恒锐', count: 1_000 }])
  const one = await listed('6777-2RS', token)
  const [found] = one.content
  expect(found?.skuItemDefault).toMatchObject({
    salePrice: 950,
    minQuantity: 10,
    step: 5,
    stockQuantity: 500,
  })
  const byEnglish = await listed('Hengrui 6777 bearing', token)
  expect(byEnglish.content[0]?.id).toBe(found?.id)
  expect(content.length).toBe(20)

  const skuId = found?.skuItemDefault.skuId ?? ''
  await ownShop.call(addToCart, { body: { skuGoodsList: [{ skuId, quantity: 100 }] } }, { token })
  const { groups } = await ownShop.call(getCart, {}, { token })
  expect(groups[0]?.lines[0]).toMatchObject({ quantity: 100, price: 880, amount: 88_000 })

  const again = await check('products', sheet('products', all))
  expect(again.counts).toEqual({ added: 0, changed: 0, unchanged: 1_000, wrong: 0 })
})

test('missing categories, brands and warehouses are created, and listed before', async () => {
  const file = sheet('products', [
    product(1, {
      warehouse: '苏州仓',
      categoryEn: 'Bearings/Rolling bearings/Deep groove',
      brandEn: 'Hengrui',
    }),
  ])
  const { creates } = await check('products', file)
  expect(creates).toEqual({
    categories: ['轴承/滚动轴承/深沟球轴承'],
    brands: ['恒锐'],
    shops: ['商城'],
    warehouses: ['苏州仓'],
  })
  await bring('products', file)
  const [department] = await ownShop.call(categoryTree, { query: { brandTerminalId } }, { language: 'en' })
  expect(department?.cateName).toBe('Bearings')
  expect(department?.childrenList[0]?.childrenList[0]?.cateName).toBe('Deep groove')
  expect(await ownShop.call(brandList, { query: { brandTerminalId } })).toMatchObject([
    { brandName: '恒锐', firstLetter: 'H' },
  ])
})

test('several SKUs of one product, its description and pictures are imported', async () => {
  const common = {
    productCode: 'W',
    description: '第一段 <b>\n第二段',
    descriptionEn: 'First\nSecond',
    pictures: 'https://img.example.com/a.jpg',
  }
  await bring(
    'products',
    sheet('products', [
      product(1, { ...common, skuCode: 'W-2', spec: '游隙=C2', packs: '盒=10' }),
      product(1, { productCode: 'W', skuCode: 'W-3', spec: '游隙=C3', price: '12.00', tiers: '' }),
    ]),
  )
  const [found] = (await listed('W-3')).content
  const detail = await ownShop.call(
    goodsDetail,
    { path: { id: found?.id ?? '' }, query: { brandTerminalId } },
    { language: 'en' },
  )
  expect(detail.skuList.map(({ skuCode, spec }) => [skuCode, spec])).toEqual([
    ['W-2', { 游隙: 'C2' }],
    ['W-3', { 游隙: 'C3' }],
  ])
  expect(detail.images).toEqual(['https://img.example.com/a.jpg'])
  expect(detail.detailHtml).toBe('<p>First</p><p>Second</p>')
  expect(detail.priceUnitInfoList.map(({ unitName, ratio }) => [unitName, ratio])).toHaveLength(2)
})

test('the sample of the guide is imported completely, and changes nothing the second time', async () => {
  const file = await fileOf(sampleFile(60, 'en'))
  const { counts } = await bring('products', file)
  expect(counts).toMatchObject({ changed: 0, unchanged: 0, wrong: 0 })
  expect((await check('products', file)).counts).toEqual({ ...counts, added: 0, unchanged: counts.added })
})
