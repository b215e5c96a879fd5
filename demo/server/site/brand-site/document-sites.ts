import { eq, inArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { ofSite } from '../../../../src/site/brand-site/document-site'
import type { Member } from '../../core/security/auth'
import { db } from '../../core/database/db'
import { reading } from '../../core/documents/documents'
import { toYesNo } from '../../core/http/to-yes-no'
import { brandSite, currencyRule } from './brand-site.table'

type SiteFields = { site?: NonNullable<z.input<typeof ofSite.site>> }

/** Returns a lookup of site fields for documents from other sites than the current one. */
export async function documentSites(who: Member): Promise<(siteId: string) => SiteFields> {
  const others = reading(who).sites.filter((one) => one !== who.site)
  if (others.length === 0) return () => ({})
  const rows = await db()
    .select({ id: brandSite.id, name: brandSite.name, rule: currencyRule })
    .from(brandSite)
    .innerJoin(currencyRule, eq(currencyRule.siteId, brandSite.id))
    .where(inArray(brandSite.id, others))
  const known = new Map(
    rows.map(({ id, name, rule: { code, symbol, digit, ways } }) => [
      id,
      { id, name, currency: { code, symbol, digit, ways }, readOnly: toYesNo(who.elsewhere.includes(id)) },
    ]),
  )
  return (siteId) => {
    const found = known.get(siteId)
    return found ? { site: found } : {}
  }
}
