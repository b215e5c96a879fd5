import { sql } from 'drizzle-orm'
import { approvals } from '../../account/private-shops/shut-shops'
import type { Who } from '../../core/auth'
import { db } from '../../core/db'
import { agreedNow } from '../../trade/contracts/agreed-prices'

/** Whether a company has prices of its own, or shops that let it in: what it is shown of goods is shown to no other. */
async function hasOwnTerms(companyId: string): Promise<boolean> {
  const { rows } = await db().execute<{ own: boolean }>(
    sql`select exists ${agreedNow(companyId)} or exists ${approvals(companyId)} as own`,
  )
  return rows[0]?.own ?? true
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
