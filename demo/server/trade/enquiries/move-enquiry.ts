import { eq } from 'drizzle-orm'
import {
  enquiryMachine,
  type EnquiryAction,
  type EnquiryActor,
  type EnquiryState,
} from '../../../../src/trade/enquiries/enquiry-machine'
import { audit } from '../../core/audit'
import { db, tx } from '../../core/db'
import { notFound, notPermitted, stateChanged } from '../../core/refusal'
import { enquiry } from './enquiries.table'
import { tellEnquiry } from './enquiry-notices'
import type { EnquiryRow } from './enquiry-viewer'

type Mover = { actor: EnquiryActor; actorId?: string; reason?: string }
type Kept = Partial<Pick<EnquiryRow, 'quoteId' | 'offerId' | 'reason' | 'waitsSince'>>

const has = <T>(list: readonly T[], one: T) => list.includes(one)

/**
 * The one way in which an inquiry changes its state: along a row of the machine's table, once, with a line in the
 * audit log.
 * @param settle looks at the row that is held, and tells what changes with the state
 * @returns the new state
 * @throws Refusal 404, 409 when it is in no state that the action starts from
 */
export function moveEnquiry(
  enquiryId: string,
  action: EnquiryAction,
  mover: Mover,
  settle: (row: EnquiryRow) => Kept | Promise<Kept> = () => ({}),
): Promise<EnquiryState> {
  const { from, to, by } = enquiryMachine[action]
  return tx(async () => {
    if (!has<EnquiryActor>(by, mover.actor)) throw notPermitted()
    const [row] = await db().select().from(enquiry).where(eq(enquiry.id, enquiryId)).for('update')
    if (!row) throw notFound()
    if (!has<number>(from, row.state)) throw stateChanged()
    const kept = { waitsSince: null, ...(await settle(row)) }
    await db()
      .update(enquiry)
      .set({ ...kept, state: to, version: row.version + 1 })
      .where(eq(enquiry.id, enquiryId))
    await audit({
      actorType: mover.actor,
      actorId: mover.actorId ?? '',
      entity: 'enquiry',
      entityId: enquiryId,
      action,
      fromState: row.state,
      toState: to,
      reason: mover.reason ?? '',
    })
    await tellEnquiry(row, action)
    return to
  })
}
