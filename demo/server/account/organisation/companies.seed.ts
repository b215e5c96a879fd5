import { eq } from 'drizzle-orm'
import { db, tx } from '../../core/database/db'
import type { Seed } from '../../core/database/seed'
import { customer } from '../../session/sign-in/customer.table'
import { openMembership } from '../members/open-membership'

/** `monthly`, the main account of one company, who also buys for the company of `demo`. */
const personId = '10009'

export const seed: Seed = {
  room: 'account/organisation',
  after: ['session/sign-in'],
  async run() {
    const [personOf] = await db().select().from(customer).where(eq(customer.id, personId))
    if (!personOf) throw new Error('the demo person of two companies is not there')
    const { legalName } = personOf
    const given = { roles: ['buyer'], unitId: null, needReview: 10 as const }
    await tx(() => openMembership({ ...given, personOf, companyId: '10001', legalName }))
  },
}
