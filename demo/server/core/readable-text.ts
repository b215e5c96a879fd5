import { isVisible } from '../../../src/core/clean-text'

/** Whether people can have written it: no half of a sign, nothing that controls a machine, and something to be seen. */
export const isReadableText = (text: string) =>
  text.isWellFormed() && !/[^\P{Cc}\t\r\n]/u.test(text) && (text.trim() === '' || isVisible(text))
