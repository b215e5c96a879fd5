import type { Asked } from '../../../../src/core/api/endpoint'
import type { Text } from '../../../../src/core/language/messages'
import type { addEnquiry } from '../../../../src/trade/enquiries/enquiries.contract'
import { enquiryForm } from '../../../../src/trade/enquiries/enquiry-form'
import { enquiryState } from '../../../../src/trade/enquiries/enquiry-state'
import { addDocument } from '../../core/documents/add-document'
import { after, day, startOfDay, wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { refuse, refuseField } from '../../core/http/refusal'
import { validated } from '../../core/http/validate'
import { onlyOwnFiles } from '../../session/registration/own-files'
import type { Buyer } from '../cart/buyer'
import { typed } from '../offers/asked-lines'
import { enquiry, enquiryLine } from './enquiries.table'

type Asking = Asked<typeof addEnquiry>['body']

/** Maximum time for suppliers to answer, in days. */
const longest = 90
const second = 1_000

const nothing = () => refuse(422, ['请先选择或填写商品', 'Please choose or enter goods first.'])
const wrongDay: Text = [
  `截止日须在今天之后、${longest} 天以内`,
  `The deadline must be after today and within ${longest} days.`,
]

/** Returns the end of the last day. @throws Refusal 400 */
function endOf(last: string): Date {
  const today = wireDay(clock.now())
  if (last > today && last <= wireDay(after(clock.now(), longest * day)))
    return after(startOfDay(last), day - second)
  throw refuseField(400, 'deadline', wrongDay)
}

/**
 * Sends an inquiry to suppliers.
 * @throws Refusal 400 invalid field, 422 no lines, or unavailable goods
 */
export async function askSuppliers(buyer: Buyer, { lines: wanted, ...body }: Asking) {
  const kind = { entity: 'enquiry', letters: 'X' }
  const { id: enquiryId, no } = await addDocument(buyer.who, kind, async (own, enquiryNo) => {
    const { deadline, ...rest } = validated(enquiryForm.shape, body, enquiryForm.fields)
    const until = endOf(deadline)
    await onlyOwnFiles(own.placedBy, body.files, 'files')
    const lines = await typed(buyer, wanted)
    if (lines.length === 0) throw nothing()
    const state = enquiryState.code.open
    await db()
      .insert(enquiry)
      .values({
        ...rest,
        ...own,
        remark: rest.remark ?? '',
        files: body.files,
        enquiryNo,
        deadline: until,
        state,
        waitsSince: clock.now(),
      })
    await db()
      .insert(enquiryLine)
      .values(lines.map((line, position) => ({ ...line, enquiryId: own.id, position })))
    return state
  })
  return { enquiryId, enquiryNo: no }
}
