import type { Member } from '../../core/security/auth'
import { siteIds } from '../../core/config/site'
import { memberById } from './sessions'
import { demoAccounts } from './sign-in.seed'

/** A buyer of the demo on a site, for seeds that act as one. @param id default: the main account that visitors try */
export async function seededMember(
  id: string = demoAccounts[0].id,
  site: string = siteIds.main,
): Promise<Member> {
  const who = await memberById(id, site)
  if (!who) throw new Error(`the demo's buyer ${id} is missing`)
  return who
}
