import * as z from 'zod/mini'
import { id } from '../../core/api/shapes'
import { text } from '../../core/api/text-shapes'
import { copiedCode } from '../../core/text/copied-code'

// A separate file, because every page has the contract of the session and few pages log in.

/**
 * Only filled fields are asked for: which passwords are allowed is the business of the places that set one.
 * `captchaKey` is the key under which the page asked for the picture.
 */
export const credentials = z.object({
  loginAccount: copiedCode(64, 1),
  password: z.string().check(z.minLength(1), z.maxLength(128)),
  captchaKey: z.optional(text(64)),
  captcha: z.optional(copiedCode(16)),
  /** The brand site that the session is for; default: the site of the address. */
  brandTerminalId: z.optional(id),
})
