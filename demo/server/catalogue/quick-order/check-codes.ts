import { inArray, sql } from 'drizzle-orm'
import type { Candidate, checkCodes } from '../../../../src/catalogue/quick-order/quick-order.contract'
import { looseCode, sameCode } from '../../../../src/catalogue/quick-order/sku-code'
import type { Answer } from '../../../../src/core/api/endpoint'
import type { Asker } from '../goods/asker'
import { sku } from '../goods/goods.table'
import { equivalentsOf } from './equivalents'
import { foundSkus } from './found-skus'
import { nearCodes } from './near-codes'
import { substitutesFor } from './substitutes'

/** Maximum number of offered products: per code, and in total. The total lowers the share of each code. */
const mostOffered = { each: 5, all: 1_500 }

type Found = Awaited<ReturnType<typeof foundSkus>>[number]
type Answered = Answer<typeof checkCodes>[number]

const skusNamed = async (skuCodes: readonly string[], asker: Asker) => {
  const named = [...new Set(skuCodes)]
  const rows = named.length > 0 ? await foundSkus(inArray(sku.skuCode, named), asker) : []
  return new Map(rows.map((row) => [row.skuCode, row]))
}

/** Returns the only candidate that differs from a code just by spaces, hyphens and underscores. */
function onlyEqual(code: string, candidates: readonly Candidate[]): string | undefined {
  const equal = candidates.filter(({ skuCode }) => looseCode(skuCode) === looseCode(code))
  return equal.length === 1 ? equal[0]?.skuCode : undefined
}

const offerOf = ({
  unitName,
  priceHidden,
  goodsPrice,
  salePrice,
  activityPrice,
  oldPrice,
  stockQuantity,
  safetyStock,
  stockState,
}: Found): NonNullable<Answered['candidates'][number]['offer']> => ({
  unitName,
  priceHidden,
  goodsPrice,
  salePrice,
  activityPrice,
  oldPrice,
  stockQuantity,
  safetyStock,
  stockState,
})

/** Returns the matches of codes, in the order of the codes. */
export async function answersFor(codes: string[], asker: Asker): Promise<Answer<typeof checkCodes>> {
  const wanted = [...new Set(codes.map(sameCode))]
  // Most codes match exactly, which uses the index. The others are compared case-insensitively.
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
  const equal = [...near].flatMap(([code, some]): [string, string][] => {
    const skuCode = onlyEqual(code, some)
    return skuCode === undefined ? [] : [[code, skuCode]]
  })
  const meant = await skusNamed(
    equal.map(([, skuCode]) => skuCode),
    asker,
  )
  for (const [code, skuCode] of equal) {
    const row = meant.get(skuCode)
    if (!row) continue
    known.set(sameCode(code), row)
    near.delete(code)
  }
  const equivalents = await equivalentsOf(
    [...near].flatMap(([code, some]) => (some.length > 0 ? [] : [code])),
    asker,
  )
  const substitutesOf = await substitutesFor(
    [...known.values()].map(({ id }) => String(id)),
    asker,
  )
  const each = Math.max(1, Math.min(mostOffered.each, Math.floor(mostOffered.all / codes.length)))
  const offered = codes.map((code) => {
    const found = known.get(sameCode(code))
    return {
      code,
      sku: found,
      candidates: [...(near.get(code) ?? []), ...(equivalents.get(code) ?? [])].slice(0, each),
      substitutes: found ? substitutesOf(String(found.id)).slice(0, each) : [],
    }
  })
  const skus = await skusNamed(
    offered.flatMap(({ candidates, substitutes }) =>
      [...candidates, ...substitutes].map(({ skuCode }) => skuCode),
    ),
    asker,
  )
  const withOffer = (candidate: Candidate) => {
    const found = skus.get(candidate.skuCode)
    return { ...candidate, ...(found && { offer: offerOf(found) }) }
  }
  return offered.map(({ code, sku: found, candidates, substitutes }) => ({
    code,
    sku: found,
    candidates: candidates.map(withOffer),
    ...(substitutes.length > 0 && { substitutes: substitutes.map(withOffer) }),
  }))
}
