import { isVisible } from '../../../../src/core/text/clean-text'

/** Returns whether people can have written the text: no unpaired surrogate, no control character, and something visible. */
export const isReadableText = (text: string) =>
  text.isWellFormed() && !/[^\P{Cc}\t\r\n]/u.test(text) && (text.trim() === '' || isVisible(text))
