import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { codeOf, id, money, yesNo } from '../../core/api/shapes'
import { text } from '../../core/api/text-shapes'
import { themes } from '../../site/theme/themes'
import { payMethod } from '../../words/pay-method'
import { reminderTopic } from '../reminders/reminder-topic'
import { mostFree } from './settings-fields'

const preferences = {
  /** Topics of enabled reminders, as codes of `noticeTopic`. */
  noticesWanted: z.array(codeOf(reminderTopic)).check(z.maxLength(10)),
  /** Topics also sent to the account's email address, as codes of `noticeTopic`. Absent if no email can be sent. */
  noticesByEmail: z.optional(z.array(codeOf(reminderTopic)).check(z.maxLength(10))),
  /** Code of `payMethod` that the payment page preselects. */
  defaultPayCode: z.optional(codeOf(payMethod)),
  /** Maximum amount that an account pays without the payment password. 0: never. */
  passwordFreeLimit: money,
}

export const settings = endpoint('GET /bbb/userCenter/settings/detail', {
  about: 'Returns the account’s preferences: reminders, payment method, payments without a password.',
  needs: 'token',
  data: z.object({ ...preferences, hasPayPassword: yesNo }),
})
export type Settings = z.output<(typeof settings)['shapes']['data']>

export const updateSettings = endpoint('PUT /bbb/userCenter/settings/update', {
  about:
    'Changes the account’s preferences. A higher limit for payments without a password needs the payment password. 402: none is set. 422: it is wrong.',
  needs: 'token',
  body: z.object({
    ...preferences,
    passwordFreeLimit: z.pipe(money, z.int().check(z.minimum(0), z.maximum(mostFree))),
    payPassword: z.optional(text(6)),
  }),
  data: z.literal(true),
})

/** Chosen appearance of an account. */
export const appearance = z.object({
  theme: z.optional(z.enum(themes)),
  /** BCP 47 language tag. */
  language: z.optional(text(20, 2)),
})

/** Absent fields stay unchanged. A back end without this endpoint leaves the choice to each browser. */
export const updateAppearance = endpoint('PUT /bbb/userCenter/settings/appearance', {
  about: 'Stores the account’s language and theme for its other browsers.',
  needs: 'token',
  body: appearance,
  data: z.object({ userId: id, appearance }),
})
