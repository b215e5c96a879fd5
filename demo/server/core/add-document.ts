import { audit } from './audit'
import type { Member } from './auth'
import { tx } from './db'
import { newId } from './ids'

type Own = { id: string; customerId: string; placedBy: string }

/**
 * Writes a document of a buyer down, with the first line of its log.
 * @param entity what the log calls it
 * @param insert with its id and whose it is. @returns its state
 */
export const addDocument = (
  who: Member,
  { entity, action = 'submit' }: { entity: string; action?: string },
  insert: (own: Own) => Promise<number>,
): Promise<{ id: string; state: number }> =>
  tx(async () => {
    const id = newId()
    const state = await insert({ id, customerId: who.companyId, placedBy: who.customerId })
    await audit({
      actorType: 'buyer',
      actorId: who.customerId,
      entity,
      entityId: id,
      action,
      toState: state,
    })
    return { id, state }
  })
