import { plainSigns } from '../../core/text/plain-signs'
import { typedPhone } from '../../core/text/typed-phone'

/**
 * Purposes of codes that anyone may request. A code is valid for its purpose only. `change`: sent to the new phone or e-mail of an account.
 */
export const codeScenes = ['register', 'login', 'forget', 'bind', 'payPassword', 'change'] as const
export type CodeScene = (typeof codeScenes)[number]
/** `prove`: a code to the logged-in account's own phone or e-mail. `invite`: to an invited person. */
export type SentScene = CodeScene | 'prove' | 'invite'

/** Normalises a mobile number: without country prefix. */
export const plainPhone = (phone: string) => typedPhone(phone).replace(/^(?:\+|00)86(?=1\d{10}$)/, '')
/** Normalises an e-mail address. */
export const plainEmail = (email: string) => plainSigns(email).toLowerCase()

/** Returns whether the text is a single address. Blanks could begin a header, and a comma a second recipient. */
export const isPlainEmail = (text: string) =>
  text.length <= 254 && /^[^\s,;:<>()"\\@]+@[^\s,;:<>()"\\@]+$/.test(text)
