import type { Member } from '../../core/security/auth'
import { siteIds } from '../../core/config/site'
import { memberById } from './sessions'
import { demoAccounts } from './sign-in.seed'

/** Returns a demo buyer on a site, for seeds that act as a buyer. @param id default: the demo's main account */
export async function seededMember(
  id: string = demoAccounts[0].id,
  site: string = siteIds.main,
): Promise<Member> {
  const who = await memberById(id, site)
  if (!who) throw new Error(`the demo's buyer ${id} is missing`)
  return who
}
