import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { code, id, page, paging } from '../../core/api/shapes'
import { text } from '../../core/api/text-shapes'

const base = '/bbb/userCenter/remind'

const reminder = z.object({
  id,
  title: z.string(),
  content: z.string(),
  /** Path in the shop. Empty without a link. */
  link: z.string(),
  /** Code of `noticeState`. */
  state: z.int(),
  createdAt: z.string(),
})
export type Reminder = z.output<typeof reminder>

export const pageReminders = endpoint(`POST ${base}/pageRemind`, {
  about:
    'Lists the account’s reminders: unread ones first, then the latest. State 10 lists only unread ones.',
  needs: 'token',
  body: z.object({ ...paging, state: z.optional(code), bizType: z.optional(text(8)) }),
  data: z.extend(page(reminder), { unread: z.int() }),
})

export const readReminders = endpoint(`PUT ${base}/read`, {
  about: 'Marks some or all reminders as read and returns the number of unread ones.',
  needs: 'token',
  body: z.object({
    idList: z.optional(z.array(id).check(z.maxLength(100))),
    all: z.optional(z.boolean()),
  }),
  data: z.object({ unread: z.int() }),
})
