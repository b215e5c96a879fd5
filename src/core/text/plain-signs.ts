/** Invisible characters: direction marks, joiners, zero-width spaces, variation selectors. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** The text without them. */
export const invisibleRemoved = (text: string): string => text.replace(invisible, '')

const dashes = /[\p{Pd}−]/gu

/**
 * Converts text to keyboard characters: full-width signs to ASCII, every dash to `-`. Removes invisible characters,
 * which come with numbers copied from contacts, chats and web pages.
 */
export const plainSigns = (text: string): string =>
  invisibleRemoved(text.normalize('NFKC')).replace(dashes, '-').trim()

/** A code that was copied: an account, a captcha, a code that was sent. */
export const typedCode = (text: string): string => plainSigns(text).replace(/\s/g, '')

/** The number of a card, a person or a company, without the spaces and dashes that are printed in it. */
export const typedNumber = (text: string): string => plainSigns(text).replace(/[\s-]/g, '')

/**
 * An amount or count without its currency, spaces and separators of thousands, with a point before its decimals: one or
 * two figures behind a comma are no thousands.
 */
export function typedAmount(text: string): string {
  const plain = plainSigns(text)
    .replace(/\s/g, '')
    .replace(/^¥|元$/g, '')
  if (/^-?\d{1,3}(,\d{3}){1,4}(\.\d{0,8})?$/.test(plain)) return plain.replaceAll(',', '')
  if (/^-?\d{1,3}(\.\d{3}){1,4},\d{1,2}$/.test(plain)) return plain.replaceAll('.', '').replace(',', '.')
  return /^-?\d{1,13},\d{1,2}$/.test(plain) ? plain.replace(',', '.') : plain
}
