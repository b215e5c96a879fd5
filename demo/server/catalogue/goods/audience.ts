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

/** Returns whether a company has its own prices or access to private shops, so that its responses cannot be shared. */
async function hasOwnTerms(companyId: string): Promise<boolean> {
  const [own] = await ownTerms().execute({ companyId, now: clock.now().toISOString() })
  return own?.are ?? true
}

/**
 * Returns the audience whose product lists a reader shares. For members without their own terms, only the member level and
 * the price multiplier of a channel account count. All identifying fields are cleared, so that a shared response reveals
 * nothing about a member.
 * @returns undefined if the reader's responses cannot be shared
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
    personId: '',
    companyId: '',
    unitId: '',
    loginAccount: '',
    parentId: null,
    rights: [],
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
