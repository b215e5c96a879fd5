import { plainSigns, typedPhone } from '../../core/plain-signs'

/**
 * What a code that anybody may ask for is for: one that was asked for here opens nothing there.
 * `change`: it goes to the new phone or e-mail of an account.
 */
export const codeScenes = ['register', 'login', 'forget', 'bind', 'payPassword', 'change'] as const
export type CodeScene = (typeof codeScenes)[number]
/** `prove`: a code to the account's own phone or e-mail, sent to whoever is logged in. */
export type SentScene = CodeScene | 'prove'

/** A mobile number as it is kept and compared: without the country's prefix. */
export const plainPhone = (phone: string) => typedPhone(phone).replace(/^(?:\+|00)86(?=1\d{10}$)/, '')
/** An e-mail address as it is kept and compared. */
export const plainEmail = (email: string) => plainSigns(email).toLowerCase()

/** One address and no more: blanks would begin a header of their own, a comma would name a second receiver. */
export const isPlainEmail = (text: string) =>
  text.length <= 254 && /^[^\s,;:<>()"\\@]+@[^\s,;:<>()"\\@]+$/.test(text)
