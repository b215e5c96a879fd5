import { audit } from './audit'
import type { Member } from './auth'
import { tx } from './db'
import { documentNo } from './document-no'
import { newId } from './ids'

type Kind = {
  /** What the log calls it. */
  entity: string
  /** What its number begins with. */
  letters: string
  /** What the log calls the first step; default: `submit`. */
  action?: string
}
type Own = { id: string; customerId: string; placedBy: string; siteId: string }

/**
 * Writes a document of a buyer down, on the brand site where they are, with its number and the first line of its log.
 * @param insert with its id and whose it is. @returns its state
 */
export const addDocument = (
  who: Member,
  { entity, letters, action = 'submit' }: Kind,
  insert: (own: Own, no: string) => Promise<number>,
): Promise<{ id: string; no: string; state: number }> =>
  tx(async () => {
    const id = newId()
    const no = documentNo(letters, id)
    const own = { id, customerId: who.companyId, placedBy: who.customerId, siteId: who.site }
    const state = await insert(own, no)
    await audit({
      actorType: 'buyer',
      actorId: who.customerId,
      entity,
      entityId: id,
      action,
      toState: state,
    })
    return { id, no, state }
  })
