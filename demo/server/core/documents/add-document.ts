import { audit } from './audit'
import type { Member } from '../security/auth'
import { tx } from '../database/db'
import { documentNo } from './document-no'
import { newId } from '../database/ids'

type Kind = {
  /** Name of the document in the audit log. */
  entity: string
  /** Prefix of the document number. */
  letters: string
  /** Name of the first step in the audit log. Default: `submit`. */
  action?: string
}
type Own = { id: string; customerId: string; placedBy: string; siteId: string }

/**
 * Inserts a buyer's document on the current brand site, with its number and the first line of the audit log.
 * @param insert writes the row, given its id and owner
 * @returns the state of the new document
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
