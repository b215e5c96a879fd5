import { and, asc, eq } from 'drizzle-orm'
import { csvOf } from '../../account/downloads/sheet-file'
import { db } from '../../core/database/db'
import { languageOf, type App } from '../../core/http/surroundings'
import { inert } from '../../site/files/files'
import { documentName, endings, type DocumentKind } from './goods-documents'
import { goods, goodsDocument, sku } from './goods.table'
import { visibleToAnybody } from './visible-goods'

async function sizesOf(goodsId: string): Promise<string[][]> {
  const skus = await db().select().from(sku).where(eq(sku.goodsId, goodsId)).orderBy(asc(sku.position))
  const names = [...new Set(skus.flatMap(({ spec }) => Object.keys(spec)))]
  return [
    ['型号', ...names, '起订量', '递增量'],
    ...skus.map(({ skuCode, spec, minOrderQty, step }) => [
      skuCode,
      ...names.map((name) => spec[name] ?? ''),
      String(minOrderQty),
      String(step),
    ]),
  ]
}

const parametersOf = ({ goodsName, model, attrs }: typeof goods.$inferSelect): string[][] => [
  ['名称', goodsName],
  ['型号', model],
  ...attrs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
]

const isKind = (name: string): name is DocumentKind => Object.hasOwn(endings, name)

/** Serves product documents, generated from the product's rows. They contain no prices. */
export function routes(app: App) {
  app.get('/img/goods/:id/:file', async (c) => {
    const { id, file } = c.req.param()
    const kind = file.replace(/\.\w+$/, '')
    const missing = () => c.text('Not found', 404, { 'Cache-Control': 'no-store' })
    if (!isKind(kind) || file !== `${kind}.${endings[kind]}` || !/^\w{1,64}$/.test(id)) return missing()
    const [found] = await db()
      .select({ goods })
      .from(goodsDocument)
      .innerJoin(goods, and(eq(goods.id, goodsDocument.goodsId), visibleToAnybody()))
      .where(and(eq(goodsDocument.goodsId, id), eq(goodsDocument.kind, kind)))
    if (!found) return missing()
    const name = documentName(found.goods.model, kind, languageOf(c.req.raw))
    const headers = {
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      ...inert,
      'Cache-Control': 'no-cache',
    }
    if (kind === 'drawing') {
      const drawing = await app.request(found.goods.pictures[0] ?? '')
      return c.body(await drawing.text(), 200, { ...headers, 'Content-Type': 'image/svg+xml; charset=utf-8' })
    }
    const rows = kind === 'sizes' ? await sizesOf(id) : parametersOf(found.goods)
    return c.body(new Uint8Array(csvOf(rows)), 200, { ...headers, 'Content-Type': 'text/csv; charset=utf-8' })
  })
}
