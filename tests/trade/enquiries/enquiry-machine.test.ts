import { eq } from 'drizzle-orm'
import { beforeEach, describe } from 'vitest'
import { after, day } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { db } from '../../../demo/server/core/database/db'
import { enquiry } from '../../../demo/server/trade/enquiries/enquiries.table'
import { moveEnquiry } from '../../../demo/server/trade/enquiries/move-enquiry'
import {
  enquiryActions,
  enquiryMachine,
  type EnquiryState,
} from '../../../src/trade/enquiries/enquiry-machine'
import { enquiryState } from '../../../src/trade/enquiries/enquiry-state'
import { walkMachine } from '../machine-walk'
import { bed } from './enquiry-bed'

beforeEach(() => bed.reset())

async function enquiryIn(state: EnquiryState): Promise<string> {
  const id = crypto.randomUUID()
  const form = { title: '备件', contactName: '周岚', contactPhone: '13800001001' }
  const whose = { customerId: '10002', placedBy: '10002', siteId: '1001' }
  await db()
    .insert(enquiry)
    .values({ id, enquiryNo: id, state, deadline: after(clock.now(), day), ...whose, ...form })
  return id
}

describe('R102: an inquiry moves along the table only', () => {
  walkMachine({
    states: enquiryState.entries.map(({ code }) => code),
    machine: enquiryMachine,
    actors: ['buyer', 'platform', 'timer'],
    ways: [
      [10, 'quote', 'platform', 20],
      [10, 'close', 'buyer', 40],
      [10, 'expire', 'timer', 40],
      [20, 'quote', 'platform', 20],
      [20, 'award', 'buyer', 30],
      [20, 'close', 'buyer', 40],
      [20, 'expire', 'timer', 40],
    ],
    put: enquiryIn,
    move: (id, action, actor) => moveEnquiry(id, action, { actor }),
    stateOf: async (id) => (await db().select().from(enquiry).where(eq(enquiry.id, id)))[0]?.state,
    offered: enquiryActions,
  })
})
