import { asc, inArray } from 'drizzle-orm'
import type { Member, Who } from '../../core/auth'
import { db } from '../../core/db'
import { agreedFor } from '../../trade/contracts/agreed-prices'
import { grouped } from './grouped'
import { memberPrice } from './goods.table'
import type { MemberPriceRow } from './pricing'

/** Prices for members by SKU. @param member whose company's own prices hold besides */
export async function memberPricesOf(
  skuIds: string[],
  member?: Pick<Member, 'companyId' | 'sites'>,
): Promise<(skuId: string) => MemberPriceRow[]> {
  if (!skuIds.length) return () => []
  const rows = await db()
    .select()
    .from(memberPrice)
    .where(inArray(memberPrice.skuId, skuIds))
    .orderBy(asc(memberPrice.minQuantity), asc(memberPrice.level))
  const agreed = member ? await agreedFor(member, skuIds) : []
  const all: (MemberPriceRow & { skuId: string })[] = [
    ...rows,
    ...agreed.map((row) => ({ ...row, level: 0, agreed: true })),
  ]
  return grouped(all, ({ skuId }) => skuId)
}

/** The same as an asker needs them: a visitor is told none. */
export const memberPricesFor = ({ who }: { who: Who }, skus: readonly { id: string }[]) =>
  who.kind === 'member'
    ? memberPricesOf(
        skus.map(({ id }) => id),
        who,
      )
    : memberPricesOf([])
