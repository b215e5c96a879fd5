import { sql } from 'drizzle-orm'
import { approvals } from '../../account/private-shops/shut-shops'
import type { Who } from '../../core/security/auth'
import { builtOnce } from '../../core/database/built-once'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { agreedAt } from '../../trade/contracts/agreed-prices'

const ownTerms = builtOnce(() => {
  const companyId = sql.placeholder('companyId')
  const prices = agreedAt(companyId, sql.placeholder('now'))
  return db()
    .select({ are: sql<boolean>`exists ${prices} or exists ${approvals(companyId)}` })
    .from(sql`(select 1) as once`)
})

/** Whether a company has prices of its own, or shops that let it in: what it is shown of goods is shown to no other. */
async function hasOwnTerms(companyId: string): Promise<boolean> {
  const [own] = await ownTerms().execute({ companyId, now: clock.now().toISOString() })
  return own?.are ?? true
}

/**
 * Who is shown the same lists of goods as somebody: of members who have no terms of their own their level alone counts,
 * and what a channel account multiplies prices by. All that tells one of them from the next is left out, so that no
 * answer made for one can tell it to another.
 * @returns nothing for those who are answered each for themselves
 */
export async function audienceOf(who: Who): Promise<Who | undefined> {
  if (who.kind === 'visitor') return who
  if (await hasOwnTerms(who.companyId)) return undefined
  const { kind, accountKind, memberLevel, priceMultiplier } = who
  return {
    kind,
    accountKind,
    memberLevel,
    priceMultiplier,
    customerId: '',
    companyId: '',
    loginAccount: '',
    parentId: null,
    userType: 10,
    customerType: 'personal',
    needReview: 20,
    certState: 0,
    site: '',
    sites: [],
    elsewhere: [],
    ruledBy: [],
  }
}
