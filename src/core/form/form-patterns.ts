// Every pattern is linear: no repetition is next to another one that could match the same character without bound.
const mobile = /^(?:(?:\+|00)86)?1\d{10}$/
const landline = /^0\d{2,3}-?\d{7,8}(?:-\d{1,6})?$/

export const isMobile = (text: string) => mobile.test(text)
export const isLandline = (text: string) => landline.test(text)
/** Returns whether the text is a mainland mobile number, optionally with +86 or 0086, or a landline number. */
export const isPhone = (text: string) => isMobile(text) || isLandline(text)
/** Most characters of an e-mail address (RFC 5321). */
export const longestEmail = 254
/** Checks for the @ only. The code sent to the address proves that it exists. */
export const isEmail = (text: string) => text.length <= longestEmail && text.includes('@')
export const isIdCard = (text: string) => /^\d{17}[\dXx]$/.test(text)
export const isBankCard = (text: string) => /^\d{12,19}$/.test(text)
export const isCreditCode = (text: string) => /^(?:[\dA-Za-z]{15}|[\dA-Za-z]{18}|[\dA-Za-z]{20})$/.test(text)
export const isPayPassword = (text: string) => /^\d{6}$/.test(text)
export const isUserName = (text: string) => /^[\w.\-\p{Script=Han}]{1,20}$/u.test(text)

/** Returns whether the text mixes digits and letters; other characters are allowed. Lengths in characters. */
export function isPassword(text: string, { min = 8, max = 15 } = {}): boolean {
  const length = [...text].length
  return length >= min && length <= max && /\d/.test(text) && /[A-Za-z]/.test(text) && !/\p{Cc}/u.test(text)
}

/** Returns whether the text is an existing day, `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const idWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
/** Returns whether the check digit of an ID number is right. Only a hint: some numbers in use are not. */
export function idCardAddsUp(text: string): boolean {
  const sum = idWeights.reduce((total, weight, at) => total + weight * Number(text[at]), 0)
  return '10X98765432'[sum % 11] === text.at(-1)?.toUpperCase()
}

/** Returns whether a card number passes the Luhn check. Only a hint: not all banks follow it. */
export function bankCardAddsUp(text: string): boolean {
  const digits = [...text].toReversed().map(Number)
  const doubled = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2)
  const sum = digits.reduce((total, digit, at) => total + (at % 2 ? doubled(digit) : digit), 0)
  return sum % 10 === 0
}
