import { asc, inArray } from 'drizzle-orm'
import type { Text } from '../../../../src/core/language/messages'
import { sku } from '../../catalogue/goods/goods.table'
import { db } from '../../core/database/db'
import { linesIn } from '../../core/operator/lines-in'
import { wrongFields } from '../../core/http/validate'
import { isOwn, type Values } from './block-values'
import { holdsCodes } from './block-words'

/** Returns the code of each product's first SKU. */
export async function codesOf(goodsIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (goodsIds.length === 0) return new Map()
  const rows = await db()
    .selectDistinctOn([sku.goodsId], { id: sku.goodsId, code: sku.skuCode })
    .from(sku)
    .where(inArray(sku.goodsId, [...new Set(goodsIds)]))
    .orderBy(asc(sku.goodsId), asc(sku.position))
  return new Map(rows.map(({ id, code }) => [id, code]))
}

const unknownCode: Text = ['没有 SKU 编码为 {code} 的商品', 'No product has the SKU code {code}.']

/**
 * Replaces SKU codes in form values with product ids.
 * @throws Refusal 422 for an unknown code
 */
export async function withIds(values: Values): Promise<Values> {
  const fields = Object.entries(values).flatMap(([path, text]) =>
    isOwn(path) && holdsCodes(path) ? [{ path, codes: linesIn(text) }] : [],
  )
  const wanted = [...new Set(fields.flatMap(({ codes }) => codes))]
  if (wanted.length === 0) return values
  const rows = await db()
    .select({ id: sku.goodsId, code: sku.skuCode })
    .from(sku)
    .where(inArray(sku.skuCode, wanted))
  const ids = new Map(rows.map(({ id, code }) => [code, id]))
  const unknown = fields.flatMap(({ path, codes }) =>
    codes.filter((code) => !ids.has(code)).map((code) => ({ path, message: unknownCode, values: { code } })),
  )
  if (unknown.length > 0) throw wrongFields(422, unknown)
  const used = fields.map(({ path, codes }) => [
    path,
    [...new Set(codes.map((code) => ids.get(code)))].join('\n'),
  ])
  return { ...values, ...Object.fromEntries(used) }
}
