import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { isMobile } from '../../core/form/form-patterns'
import { plainSigns } from '../../core/text/plain-signs'
import { typedPhone } from '../../core/text/typed-phone'
import { copiedCode } from '../../core/text/copied-code'
import { yesNo } from '../../core/api/shapes'
import { text, textReadBy } from '../../core/api/text-shapes'
import { codeScenes, isPlainEmail } from './code-scene'

/** Every code requires a captcha: code 428 if it is missing, wrong or used. */
const asking = {
  scene: z.enum(codeScenes),
  captchaKey: z.optional(text(64)),
  captcha: z.optional(copiedCode(16)),
}
const phone = textReadBy(typedPhone, 20, 1).check(z.refine((value) => value === '' || isMobile(value)))
const email = textReadBy(plainSigns, 254, 1).check(z.refine((value) => value === '' || isPlainEmail(value)))
const sent = z.object({
  /** Seconds until the next code. */
  countdown: z.int(),
})

/** Code 429: too many. One per minute, five per hour and ten per day for a phone; twenty per hour for an IP address. */
export const getCheckCode = endpoint('GET /pc/bbbAuth/getCheckCode', {
  about: 'Sends a six-digit code to a phone, valid for 5 minutes, 5 attempts, one use and this purpose only.',
  query: z.object({ phone, ...asking }),
  data: sent,
})

export const getEmailCode = endpoint('GET /pc/bbbAuth/getEmailCode', {
  about: 'Sends a six-digit code to an e-mail address, with the same limits as one to a phone.',
  query: z.object({ email, ...asking }),
  data: sent,
})

/** Tells whether a number is registered, to whoever has the code that was sent to it. */
export const getPhoneCheck = endpoint('GET /pc/bbbAuth/getPhoneCheck/{phone}', {
  about: 'Validates a mobile number. The response is the same for registered and unregistered numbers.',
  data: z.object({ exists: yesNo }),
})
