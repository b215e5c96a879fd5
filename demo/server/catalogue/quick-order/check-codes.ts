import { inArray, sql } from 'drizzle-orm'
import type { checkCodes } from '../../../../src/catalogue/quick-order/quick-order.contract'
import { sameCode } from '../../../../src/catalogue/quick-order/sku-code'
import type { Answer } from '../../../../src/core/endpoint'
import type { Asker } from '../goods/asker'
import { sku } from '../goods/goods.table'
import { equivalentsOf } from './equivalents'
import { foundSkus } from './found-skus'
import { nearCodes } from './near-codes'
import { substitutesFor } from './substitutes'

/** What codes stand for, in the order they were asked. */
export async function answersFor(codes: string[], asker: Asker): Promise<Answer<typeof checkCodes>> {
  const wanted = [...new Set(codes.map(sameCode))]
  // Most are written as they are, which the index answers; the rest is compared without regard to capitals.
  const asWritten = inArray(sku.skuCode, [...new Set([...wanted, ...codes])])
  const rows = await foundSkus(asWritten, asker)
  const known = new Map(rows.map((row) => [sameCode(row.skuCode), row]))
  const rest = wanted.filter((code) => !known.has(code))
  const others = rest.length > 0 ? await foundSkus(inArray(sql`upper(${sku.skuCode})`, rest), asker) : []
  for (const row of others) known.set(sameCode(row.skuCode), row)

  const near = await nearCodes(
    [...new Set(codes)].filter((code) => !known.has(sameCode(code))),
    asker,
  )
  const equivalents = await equivalentsOf(
    [...near].flatMap(([code, some]) => (some.length > 0 ? [] : [code])),
    asker,
  )
  const substitutesOf = await substitutesFor(
    [...known.values()].map(({ id }) => String(id)),
    asker,
  )
  return codes.map((code) => {
    const found = known.get(sameCode(code))
    const substitutes = found ? substitutesOf(String(found.id)) : []
    return {
      code,
      sku: found,
      candidates: [...(near.get(code) ?? []), ...(equivalents.get(code) ?? [])],
      ...(substitutes.length > 0 && { substitutes }),
    }
  })
}
