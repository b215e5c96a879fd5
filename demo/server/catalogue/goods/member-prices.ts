import { sql } from 'drizzle-orm'
import { inValues } from '../../core/database/in-values'
import type { Member, Who } from '../../core/security/auth'
import { db } from '../../core/database/db'
import { agreedFor } from '../../trade/contracts/agreed-prices'
import { grouped } from './grouped'
import { memberPrice } from './goods.table'
import type { MemberPriceRow } from './pricing'

/** Returns member prices by SKU. @param member includes the agreed prices of the member's company */
export async function memberPricesOf(
  skuIds: string[],
  member?: Pick<Member, 'companyId' | 'sites'>,
): Promise<(skuId: string) => MemberPriceRow[]> {
  if (!skuIds.length) return () => []
  const { skuId, level, minQuantity, price } = memberPrice
  const open = db()
    .select({ skuId, level, minQuantity, price, agreed: sql<boolean>`false`.as('agreed') })
    .from(memberPrice)
    .where(inValues(skuId, skuIds))
  const all = member ? open.unionAll(agreedFor(member, skuIds)) : open
  const rows = await all.orderBy(sql`agreed, min_quantity, level`)
  return grouped(rows, ({ skuId }) => skuId)
}

/** Returns member prices for an asker. Visitors get none. */
export const memberPricesFor = ({ who }: { who: Who }, skus: readonly { id: string }[]) =>
  who.kind === 'member'
    ? memberPricesOf(
        skus.map(({ id }) => id),
        who,
      )
    : memberPricesOf([])
