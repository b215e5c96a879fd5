import { eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { goodsCategory } from '../../../demo/server/catalogue/categories/categories.table'
import { goodsImportRow } from '../../../demo/server/catalogue/goods-import/goods-import.table'
import { templateFile } from '../../../demo/server/catalogue/goods-import/template-file'
import { goods } from '../../../demo/server/catalogue/goods/goods.table'
import { shop } from '../../../demo/server/catalogue/shops/shops.table'
import { db } from '../../../demo/server/core/database/db'
import { operatorVisit } from '../../session/operator-visit'
import { openTestbed } from '../../server/testbed'
import { uploadForm } from './upload-form'

const bed = await openTestbed('open')
const operator = operatorVisit(bed)
const at = '/demo/operator/goods-import'

beforeEach(async () => {
  await bed.reset()
  await operator.logIn()
})

const upload = async (content: string | Uint8Array, kind = 'products') => {
  const answer = await operator.send(`${at}/${kind}?lang=en`, await uploadForm(content))
  return new URL(answer.headers.get('location') ?? '', 'http://localhost').searchParams.get('id') ?? ''
}
const pageOf = (id: string, language = 'en') => operator.page(`${at}?lang=${language}&id=${id}`)
const countOf = (table: typeof shop | typeof goodsCategory) => bed.inside(() => db().$count(table))
const faultsOf = async (importId: string) => {
  const rows = await bed.inside(() =>
    db().select().from(goodsImportRow).where(eq(goodsImportRow.importId, importId)),
  )
  return rows.flatMap(({ faults }) => faults)
}

describe('the example row of a template', () => {
  test.each(['en', 'zh-CN'] as const)('imports into the unchanged demo shop, in %s', async (language) => {
    const before = [await countOf(shop), await countOf(goodsCategory)]
    for (const kind of ['products', 'prices', 'stock'] as const) {
      const bytes = await bed.inside(() => templateFile(kind, 'xlsx', language))
      const id = await upload(bytes, kind)
      expect(await faultsOf(id)).toEqual([])
      await operator.post(`${at}/import?lang=en`, { id })
      const [row] = await bed.inside(() =>
        db().select().from(goodsImportRow).where(eq(goodsImportRow.importId, id)),
      )
      expect(row?.result, kind).toBe(kind === 'products' ? 10 : kind === 'prices' ? 20 : 30)
    }
    expect([await countOf(shop), await countOf(goodsCategory)]).toEqual(before)
  })
})

const head = 'SKU code,Product name,Category,Brand,Unit,List price,Brand price,Price tiers,Shop'
const file = (...lines: string[]) => [head, ...lines].join('\n')
const near = file('N-1,New one,轴承/深沟球轴承,恒锐,pc,3.50,,,自营店')

describe('a category or shop with a similar name', () => {
  test('needs a choice, and nothing is imported before it', async () => {
    const before = [await countOf(shop), await countOf(goodsCategory)]
    const id = await upload(near)
    const page = await pageOf(id)
    expect(page).toContain('Did you mean')
    expect(page).toContain('轴承与传动/滚动轴承/深沟球轴承')
    expect(page).toContain('禾拓自营')
    expect(page).not.toContain('Import 1 row')
    const early = await operator.post(`${at}/import?lang=en`, { id })
    expect(early.status).toBe(422)
    expect([await countOf(shop), await countOf(goodsCategory)]).toEqual(before)
  })

  test('replaces the written one, by choice', async () => {
    const before = [await countOf(shop), await countOf(goodsCategory)]
    const id = await upload(near)
    await operator.post(`${at}/choose?lang=en`, {
      id,
      'categories:轴承/深沟球轴承/深沟球轴承': '轴承与传动/滚动轴承/深沟球轴承',
      'shops:自营店': '禾拓自营',
    })
    expect(await pageOf(id)).toContain('Import 1 row')
    await operator.post(`${at}/import?lang=en`, { id })
    expect([await countOf(shop), await countOf(goodsCategory)]).toEqual(before)
    const [made] = await bed.inside(() =>
      db()
        .select({ shop: shop.name, category: goodsCategory.cateName, id: goods.id })
        .from(goods)
        .innerJoin(shop, eq(shop.id, goods.shopId))
        .innerJoin(goodsCategory, eq(goodsCategory.id, goods.categoryId))
        .where(inArray(goods.goodsName, ['New one'])),
    )
    expect(made).toMatchObject({ shop: '禾拓自营', category: '深沟球轴承' })
    // The result leads to the product as buyers see it.
    const result = await pageOf(id)
    expect(result).toContain(`href="/goods/${made?.id}"`)
    expect(result).toContain('N-1')
  })

  test('is created as written if the operator chooses that', async () => {
    const before = await countOf(shop)
    const id = await upload(file('N-1,New one,轴承与传动/滚动轴承/深沟球轴承,恒锐,pc,3.50,,,自营店'))
    await operator.post(`${at}/choose?lang=en`, { id, 'shops:自营店': '自营店' })
    await operator.post(`${at}/import?lang=en`, { id })
    expect(await countOf(shop)).toBe(before + 1)
  })

  test('must be chosen from the offered ones', async () => {
    const id = await upload(near)
    const answer = await operator.post(`${at}/choose?lang=en`, {
      id,
      'categories:轴承/深沟球轴承/深沟球轴承': '轴承与传动/滚动轴承/深沟球轴承',
      'shops:自营店': 'elsewhere',
    })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('aria-invalid="true"')
  })
})

describe('the check of rows', () => {
  test('names the brand price if a tier exceeds it', async () => {
    const id = await upload(
      file('N-1,New one,轴承与传动/滚动轴承/深沟球轴承,恒锐,pc,9.80,9.20,10=9.50,禾拓自营'),
    )
    expect(await pageOf(id)).toContain('A tier price must not be above the brand price of 9.20.')
    const plain = await upload(
      file('N-1,New one,轴承与传动/滚动轴承/深沟球轴承,恒锐,pc,9.80,,10=9.90,禾拓自营'),
    )
    expect(await pageOf(plain)).toContain('A tier price must not be above the list price of 9.80.')
  })

  test('shows code, name and column, and each fault once', async () => {
    const rows = [
      'SKU code,Product name,Product name in English,Category,Brand,Unit,List price,Shop',
      'N-1,Right one,Right,轴承与传动/滚动轴承/深沟球轴承,恒锐,pc,3.50,禾拓自营',
      'N-2,,Name in English,轴承与传动/滚动轴承/深沟球轴承,恒锐,pc,3.50,禾拓自营',
    ]
    const id = await upload(rows.join('\n'))
    expect(await faultsOf(id)).toEqual([{ name: 'neededForNew', column: 'name' }])
    const page = await pageOf(id)
    expect(page).toMatch(/N-1[\s\S]*Right one/)
    expect(page).toMatch(/N-2[\s\S]*New products need this/)
    const bytes = await bed.inside(() => templateFile('products', 'xlsx', 'en'))
    expect(await pageOf(await upload(bytes))).toContain('Sheet: Products')
  })
})
