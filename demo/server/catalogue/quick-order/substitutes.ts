import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Candidate } from '../../../../src/catalogue/quick-order/quick-order.contract'
import { db } from '../../core/database/db'
import { goods, sku } from '../goods/goods.table'
import { grouped } from '../goods/grouped'
import { visibleTo, type Reader } from '../goods/visible-goods'

const most = 3

type Spec = Record<string, string>
const agrees = (one: Spec, other: Spec) =>
  Object.entries(one).every(([name, value]) => (other[name] ?? value) === value)

/**
 * Finds substitutes for SKUs: another product of the same category and designation, with no differing size attribute and
 * stock for a minimum order.
 * @returns substitutes by SKU id
 */
export async function substitutesFor(
  skuIds: readonly string[],
  reader: Reader,
): Promise<(skuId: string) => Candidate[]> {
  if (skuIds.length === 0) return () => []
  const fields = {
    id: sku.id,
    goodsId: goods.id,
    spec: sku.spec,
    kind: sql<string>`${goods.categoryId} || ' ' || ${goods.model}`,
  }
  const wanted = await db()
    .select({ ...fields, categoryId: goods.categoryId, model: goods.model })
    .from(sku)
    .innerJoin(goods, eq(goods.id, sku.goodsId))
    .where(inArray(sku.id, [...skuIds]))
  const others = await db()
    .select({ ...fields, skuCode: sku.skuCode, goodsName: goods.goodsName })
    .from(sku)
    .innerJoin(goods, eq(goods.id, sku.goodsId))
    .where(
      and(
        visibleTo(reader),
        inArray(goods.categoryId, [...new Set(wanted.map(({ categoryId }) => categoryId))]),
        inArray(goods.model, [...new Set(wanted.map(({ model }) => model))]),
        gte(sql`${sku.stock} - ${sku.reserved}`, sku.minOrderQty),
      ),
    )
    .orderBy(sku.goodsPrice, sku.skuCode)
  const ofKind = grouped(others, ({ kind }) => kind)
  const found = new Map(
    wanted.map(({ id, goodsId, spec, kind }): [string, Candidate[]] => [
      id,
      ofKind(kind)
        .filter((other) => other.goodsId !== goodsId && agrees(spec, other.spec))
        .slice(0, most)
        .map(({ skuCode, goodsName }) => ({ skuCode, goodsName })),
    ]),
  )
  return (skuId) => found.get(skuId) ?? []
}
