import { eq } from 'drizzle-orm'
import { mayDoWithEnquiry } from '../../../../src/trade/enquiries/enquiry-machine'
import { enquiryState } from '../../../../src/trade/enquiries/enquiry-state'
import { db, tx } from '../../core/database/db'
import { notFound, stateChanged } from '../../core/http/refusal'
import { enquiry } from './enquiries.table'
import { tellEnquiry } from './enquiry-reminders'
import { heldEnquiry } from './enquiry-viewer'
import { sayTo } from './own-enquiries'

/**
 * Adds a message of a supplier or of the platform. An inquiry without quotes keeps waiting for one.
 * @throws Refusal 404, 409
 */
export function answerEnquiry(enquiryId: string, text: string, supplier = '') {
  return tx(async () => {
    const row = await heldEnquiry(enquiryId)
    if (!row) throw notFound()
    if (!mayDoWithEnquiry('message', row.state, 'platform')) throw stateChanged()
    await sayTo(enquiryId, { by: 'platform', text, supplier })
    if (row.state !== enquiryState.code.open)
      await db().update(enquiry).set({ waitsSince: null }).where(eq(enquiry.id, enquiryId))
    await tellEnquiry(row, 'answer')
  })
}
