import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { patched } from '../../../src/core/address/url-state'
import { goodsPage } from '../../../src/catalogue/goods/goods.contract'
import { goodsPageBody, goodsQueryPatch, readGoodsQuery } from '../../../src/catalogue/goods/list/goods-query'

const nothing = readGoodsQuery({})

/** Returns the query of an address after a change and a round trip through the address bar. */
function after(change: Parameters<typeof goodsQueryPatch>[0], before: Record<string, string> = {}) {
  const search = new URLSearchParams(patched(before, goodsQueryPatch(change)))
  return Object.fromEntries(new URLSearchParams(search.toString()))
}

describe('a goods query in the URL', () => {
  test('without parameters is the first page of all goods', () => {
    expect(nothing).toEqual({
      keyword: '',
      exact: false,
      categoryId: '',
      brandIds: [],
      shopId: '',
      ownBrand: '',
      ownShop: '',
      attrs: new Map(),
      ranges: new Map(),
      minPrice: '',
      maxPrice: '',
      inStock: false,
      memberPriceOnly: false,
      sort: 'default',
      view: 'grid',
      page: 1,
      pageSize: 20,
    })
  })

  test('overrides the attributes of the element, except missing parameters', () => {
    const given = { categoryId: '11', keyword: '轴承', pageSize: 30, layout: 'table' } as const
    expect(readGoodsQuery({}, given)).toMatchObject({
      categoryId: '11',
      keyword: '轴承',
      pageSize: 30,
      view: 'table',
    })
    const query = { category: '1101', goodsKeyWord: '6204', size: '10', view: 'grid' }
    expect(readGoodsQuery(query, given)).toMatchObject({
      categoryId: '1101',
      keyword: '6204',
      pageSize: 10,
      view: 'grid',
    })
  })

  test('can name a shop, which a list of one shop omits', () => {
    const body = (given: object) => goodsPageBody(readGoodsQuery(after({ shopId: '3001' }), given), '1001')
    expect(body({}).shopId).toBe('3001')
    expect(body({ shopId: '3002' }).shopId).toBe('3002')
    expect(after({ shopId: '' }, { shop: '3001' })).toEqual({})
  })

  test.each([
    ['page', ['0', '-1', '1.5', 'x', '1e3', '999999']],
    ['size', ['0', '15', '1000', 'x']],
    ['sort', ['price', 'constructor', '']],
    ['view', ['list', 'toString']],
    ['min', ['-1', '1.234', 'NaN', '１', '12345678901', '1e5']],
    ['stock', ['true', '0', 'yes']],
  ])('with an invalid %s is ignored', (key, values) => {
    for (const value of values) expect(readGoodsQuery({ [key]: value })).toEqual(nothing)
  })

  test('with random parameters gives a request that the server accepts', () => {
    const keys = fc.oneof(
      fc.constantFrom(
        'goodsKeyWord',
        'brand',
        'attr.密封形式',
        'attr.',
        'attr.__proto__',
        'min',
        'max',
        'page',
        'size',
        'sort',
      ),
      fc.string().map((name) => `attr.${name}`),
    )
    fc.assert(
      fc.property(fc.dictionary(keys, fc.string({ unit: 'binary', maxLength: 120 })), (query) => {
        const { attrs, brandIds, ...rest } = readGoodsQuery(query)
        const texts = [rest.keyword, ...brandIds, ...[...attrs].flat(2)]
        // An address bar holds no halves of characters.
        fc.pre(texts.every((text) => text.isWellFormed()))
        const body = goodsPageBody({ ...rest, attrs, brandIds }, '1001')
        expect(goodsPage.shapes.body.safeParse(JSON.parse(JSON.stringify(body))).error).toBeUndefined()
      }),
      { numRuns: 40 },
    )
  })
})

describe('a change', () => {
  test('is read back unchanged for any values', () => {
    const text = fc.string({ minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 5 }),
        text,
        fc.array(text, { minLength: 1, maxLength: 5 }),
        (brandIds, name, values) => {
          const read = readGoodsQuery(after({ brandIds, attrs: new Map([[name, values]]), minPrice: '1.50' }))
          expect(read).toMatchObject({ brandIds, minPrice: '1.50' })
          expect(read.attrs).toEqual(new Map([[name, values]]))
        },
      ),
    )
  })

  test('of filter, order or size returns to the first page, of the view it does not', () => {
    const before = { page: '3', brand: '7' }
    for (const change of [
      { brandIds: ['8'] },
      { sort: 'new' as const },
      { pageSize: 30 },
      { inStock: true },
    ]) {
      expect(readGoodsQuery(after(change, before)).page).toBe(1)
    }
    expect(readGoodsQuery(after({ view: 'table' }, before))).toMatchObject({
      page: 3,
      view: 'table',
      brandIds: ['7'],
    })
    expect(readGoodsQuery(after({ page: 4 }, before))).toMatchObject({ page: 4, brandIds: ['7'] })
  })

  test('to the exact keyword lasts until the keyword changes', () => {
    const before = { goodsKeyWord: '6205 xyz' }
    const exact = after({ exact: true }, before)
    expect(goodsPageBody(readGoodsQuery(exact), '1')).toMatchObject({ goodsKeyWord: '6205 xyz', exact: true })
    expect(goodsPageBody(readGoodsQuery(before), '1').exact).toBeUndefined()
    expect(after({ keyword: '6205' }, exact)).toEqual({ goodsKeyWord: '6205' })
  })

  test('to empty values removes them from the URL', () => {
    const before = { brand: '7', 'attr.游隙': 'C3', min: '1', stock: '1' }
    const change = { brandIds: [], attrs: new Map([['游隙', []]]), minPrice: '', inStock: false }
    expect(after(change, before)).toEqual({})
  })
})

describe('a goods query by attributes of the element', () => {
  test('sets brand and shop, which the URL cannot change', () => {
    const query = readGoodsQuery({ brand: '7|8' }, { brandId: '201', shopId: '3001' })
    expect(goodsPageBody(query, '1')).toMatchObject({ brandIds: ['201'], shopId: '3001' })
    expect(goodsPageBody(readGoodsQuery({ brand: '7|8' }), '1').brandIds).toEqual(['7', '8'])
    expect(goodsPageBody(readGoodsQuery({}), '1')).toMatchObject({ brandIds: undefined, shopId: undefined })
  })

  test('cuts a keyword of 500 characters to 50', () => {
    const { goodsKeyWord = '' } = goodsPageBody(readGoodsQuery({ goodsKeyWord: '轴'.repeat(500) }), '1')
    expect([...goodsKeyWord]).toHaveLength(50)
  })
})

test('ranges in the URL have the format of a form without script', () => {
  const name = '内径 d（mm）'
  const query = readGoodsQuery({
    [`min.${name}`]: '20',
    [`max.${name}`]: '25.5',
    'min.宽度': 'x',
    'max.': '3',
  })
  expect([...query.ranges]).toEqual([[name, { min: '20', max: '25.5' }]])
  expect(goodsPageBody(query, '1').ranges).toEqual({ [name]: { min: 20, max: 25.5 } })
  const lifted = goodsQueryPatch({ ranges: new Map([[name, { min: '', max: '' }]]) })
  expect(lifted).toEqual({ [`min.${name}`]: '', [`max.${name}`]: '', page: '' })
})
