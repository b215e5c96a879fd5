import { inArray } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { wrongFields } from '../../core/http/validate'
import { sku } from './goods.table'

/** Splits the codes of a text field at line breaks and commas. */
export const codesIn = (text = ''): string[] => [
  ...new Set(
    text
      .split(/[\n,，;；]/)
      .map((code) => code.trim())
      .filter(Boolean),
  ),
]

/**
 * Returns SKUs in the order of their codes.
 * @param path name of the form field
 * @throws Refusal 422 for an unknown code
 */
export async function skusCalled(codes: readonly string[], path: string) {
  const rows = await db()
    .select({ id: sku.id, goodsId: sku.goodsId, skuCode: sku.skuCode })
    .from(sku)
    .where(inArray(sku.skuCode, [...codes]))
  return codes.map((code) => {
    const found = rows.find(({ skuCode }) => skuCode === code)
    if (!found)
      throw wrongFields(422, [
        { path, message: ['没有这个 SKU：{code}', 'There is no SKU {code}.'], values: { code } },
      ])
    return found
  })
}
