import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { goodsImportRow } from '../../../demo/server/catalogue/goods-import/goods-import.table'
import { faultLine } from '../../../demo/server/catalogue/goods-import/fault-file'
import type { ImportKind } from '../../../demo/server/catalogue/goods-import/import-kinds'
import { goods, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import { ownShop } from './own-shop'
import { bring, check, product, sheet, type Line } from './sheets'

beforeEach(ownShop.reset)

/** Returns the errors of rows by row number. */
async function faultsOf(kind: ImportKind, lines: Line[]): Promise<string[]> {
  const { id } = await check(kind, sheet(kind, lines))
  const rows = await ownShop.inside(() =>
    db()
      .select()
      .from(goodsImportRow)
      .where(eq(goodsImportRow.importId, id))
      .orderBy(asc(goodsImportRow.number)),
  )
  return rows.flatMap(({ number, faults }) =>
    faults.map((fault) => `${number} ${faultLine(kind, fault, 'en')}`),
  )
}

describe('a cell of an import', () => {
  const cases: [Line, string][] = [
    [
      { price: 'abc' },
      'List price: Expected an amount above 0 with at most two decimals, such as 12.50. [abc]',
    ],
    [{ price: '0' }, 'List price: Expected an amount above 0 with at most two decimals, such as 12.50. [0]'],
    [
      { price: '1.005' },
      'List price: Expected an amount above 0 with at most two decimals, such as 12.50. [1.005]',
    ],
    [{ minOrder: '1.5' }, 'MOQ: Expected a whole number from 1 to 99,999. [1.5]'],
    [{ stock: '-1' }, 'Stock: Expected a whole number from 0 to 99,999,999. [-1]'],
    [{ weight: 'heavy' }, 'Weight (kg): Expected a number of at least 0, such as 0.35. [heavy]'],
    [{ unit: '斗' }, 'Unit: Expected one of: 个 '],
    [{ status: 'maybe' }, 'Status: Expected one of: 上架 / on sale, 下架 / withdrawn. [maybe]'],
    [
      { tiers: '10:9' },
      'Price tiers: Expected quantities with prices, such as 10=9.50; 100=8.80, each quantity once. [10:9]',
    ],
    [{ tiers: '10=9; 10=8' }, 'Price tiers: Expected quantities with prices'],
    [{ tiers: '10=10.50' }, 'Price tiers: A tier price must not be above the list price of 9.80. [10.50]'],
    [
      { attributes: '精度' },
      'Attributes: Expected names with values, such as name=value; name=value, each name once. [精度]',
    ],
    [{ packs: '盒=many' }, 'Packs: Expected units with their pieces, such as box=10; carton=200. [盒=many]'],
    [
      { pictures: 'javascript:alert(1)' },
      'Pictures: Expected addresses of pictures that begin with https://. [javascript:alert(1)]',
    ],
    [{ category: '一/二/三/四' }, 'Category: Expected one to three levels, separated by /. [一/二/三/四]'],
    [{ categoryEn: 'Bearings', category: '轴承/球轴承' }, ''],
    [{ attributesEn: 'A=B' }, 'Attributes in English: It has not as many items as “参数”.'],
    [
      { skuCode: '1.23E+12' },
      'SKU code: The spreadsheet made a figure of this code. Format the column as text. [1.23E+12]',
    ],
    [
      { skuCode: 'x'.repeat(65) },
      'SKU code: A code has at most 64 characters, and none that cannot be seen.',
    ],
    [{ skuCode: '' }, 'SKU code: This must be filled in.'],
    [{ name: '' }, 'Product name: New products need this.'],
    [{ category: '' }, 'Category: New products need this.'],
    [{ brand: '' }, 'Brand: New products need this.'],
    [{ unit: '' }, 'Unit: New products need this.'],
    [{ price: '' }, 'List price: New products need this.'],
    [{ name: 'x'.repeat(201) }, 'Product name: At most 200 characters.'],
    [{ name: 'a\0b' }, 'Product name: It contains characters that cannot be stored.'],
    [{ name: 'a\ud800' }, 'Product name: It contains characters that cannot be stored.'],
  ]
  test('that is unreadable is reported with the expected and the found value', async () => {
    const faults = await faultsOf(
      'products',
      cases.map(([more], at) => product(at, more)),
    )
    for (const [at, [more, expected]] of cases.entries()) {
      const [found = ''] = faults.filter((fault) => fault.startsWith(`${at + 2} `))
      expect(
        found.slice(`${at + 2} `.length, `${at + 2} `.length + expected.length),
        JSON.stringify(more),
      ).toBe(expected)
    }
  })

  test('can contain an amount with currency sign, separators or full-width digits', async () => {
    const lines = ['¥9.80', '1,234.50', '９．８０', '12'].map((price, at) =>
      product(at, { price, tiers: '' }),
    )
    expect(await faultsOf('products', lines)).toEqual([])
  })
})

describe('the check of a product’s rows rejects', () => {
  test('a repeated SKU, different values, and a missing or repeated specification', async () => {
    const one = { productCode: 'W' }
    expect(
      await faultsOf('products', [
        product(1, { ...one, skuCode: 'W-1', spec: '游隙=C2' }),
        product(1, { ...one, skuCode: 'W-1', spec: '游隙=C3' }),
        product(1, { ...one, skuCode: 'W-3', spec: '' }),
        product(1, { ...one, skuCode: 'W-4', spec: '游隙=C2' }),
        product(1, { ...one, skuCode: 'W-5', spec: '长度=20' }),
        product(1, { ...one, skuCode: 'W-6', spec: '游隙=C6', brand: '岳峰' }),
      ]),
    ).toEqual([
      '3 SKU code: The same as in row 2. [W-1]',
      '4 Specification: The product has several SKUs. Enter how this one differs.',
      '5 Specification: The SKU W-1 of this product has the same specification. [游隙=C2]',
      '6 Specification: The other SKUs of this product differ in 游隙. [长度=20]',
      '7 Brand: Row 2 of the same product says “恒锐”. [岳峰]',
    ])
  })

  test('other rows of a new product with an invalid row', async () => {
    expect(
      await faultsOf('products', [
        product(1, { productCode: 'W', skuCode: 'W-1', spec: 'a=1', brand: '' }),
        { productCode: 'W', skuCode: 'W-2', spec: 'a=2', price: 3 },
      ]),
    ).toEqual(['2 Brand: New products need this.', '3 Row 2 of the same product is wrong.'])
  })

  test('a SKU of another product', async () => {
    await bring('products', sheet('products', [product(1)]))
    expect(await faultsOf('products', [product(1, { productCode: 'P-2' })])).toEqual([
      '2 SKU code: This SKU belongs to the product P-1 already. [P-1-A]',
    ])
  })
})

test('unknown SKUs in prices and stock, and rows without a change are rejected', async () => {
  await bring('products', sheet('products', [product(1)]))
  expect(
    await faultsOf('prices', [
      { skuCode: 'nobody', price: 3 },
      { skuCode: 'P-1-A', price: '' },
    ]),
  ).toEqual(['2 SKU code: There is no such SKU. [nobody]', '3 This row says nothing to change.'])
  expect(
    await faultsOf('stock', [
      { skuCode: 'nobody', stock: 3, change: '' },
      { skuCode: 'P-1-A', stock: 3, change: 4 },
    ]),
  ).toEqual([
    '2 SKU code: There is no such SKU. [nobody]',
    '3 Change: Enter either the total or the change, not both.',
  ])
  expect(await faultsOf('stock', [{ skuCode: 'P-1-A', change: -501 }])).toEqual([
    '2 Change: The stock would become −1; it cannot be below 0. [-501]',
  ])
})

test('one invalid row rejects the whole file, unless invalid rows are to be skipped', async () => {
  const file = sheet('products', [product(1), product(2, { price: 'abc' })])
  await expect(bring('products', file)).rejects.toMatchObject({ code: 422 })
  expect(await ownShop.inside(() => db().$count(goods))).toBe(0)
  const { counts } = await bring('products', file, true)
  expect(counts).toEqual({ added: 1, changed: 0, unchanged: 0, wrong: 1 })
})

test('hostile texts are stored unchanged, and exported without a formula', async () => {
  const name = '=HYPERLINK("http://evil") <script>alert(1)</script> \'; drop table goods; --'
  await bring(
    'products',
    sheet('products', [product(1, { name, description: '<img src=x onerror=alert(1)>' })]),
  )
  const [row] = await ownShop.inside(() => db().select().from(goods))
  expect(row?.goodsName).toBe(name)
  expect(
    (await check('products', sheet('products', [product(1, { name: `'${name}` })]))).counts.unchanged,
  ).toBe(1)
  expect(await ownShop.inside(() => db().$count(sku))).toBe(1)
})
