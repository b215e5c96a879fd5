import { cleanText } from './clean-text'

/** Invisible characters: direction marks, joiners, zero-width spaces, variation selectors. */
const invisible = /[\p{Cf}\p{DI}]/gu
/** Removes invisible characters. */
export const invisibleRemoved = (text: string): string => text.replace(invisible, '')

const dashes = /[\p{Pd}−]/gu

/**
 * Converts text to keyboard characters: full-width signs to ASCII, every dash to `-`. Removes invisible characters,
 * which come with numbers copied from contacts, chats and web pages.
 */
export const plainSigns = (text: string): string =>
  invisibleRemoved(text.normalize('NFKC')).replace(dashes, '-').trim()

/**
 * Normalizes the text of a search: removes invisible characters, and converts full-width letters and digits. Punctuation
 * stays, because names have full-width brackets.
 */
export const searchText = (text: string): string =>
  invisibleRemoved(cleanText(text, false))
    .replace(/[０-９Ａ-Ｚａ-ｚ]/g, (sign) => sign.normalize('NFKC'))
    .trim()

/** Normalizes a copied code, such as an account or a captcha. */
export const typedCode = (text: string): string => plainSigns(text).replace(/\s/g, '')

/** Normalizes the number of a card, person or company: removes printed spaces and dashes. */
export const typedNumber = (text: string): string => plainSigns(text).replace(/[\s-]/g, '')

/**
 * Normalizes an amount or count: removes currency, spaces and thousands separators, and uses a decimal point. One or two
 * digits after a comma are decimals.
 */
export function typedAmount(text: string): string {
  const plain = plainSigns(text)
    .replace(/\s/g, '')
    .replace(/^¥|元$/g, '')
  if (/^-?\d{1,3}(,\d{3}){1,4}(\.\d{0,8})?$/.test(plain)) return plain.replaceAll(',', '')
  if (/^-?\d{1,3}(\.\d{3}){1,4},\d{1,2}$/.test(plain)) return plain.replaceAll('.', '').replace(',', '.')
  return /^-?\d{1,13},\d{1,2}$/.test(plain) ? plain.replace(',', '.') : plain
}
