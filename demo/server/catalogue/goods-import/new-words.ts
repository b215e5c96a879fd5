import type { English } from '../../core/database/english'

const isChinese = (text: string) => /\p{Script=Han}/u.test(text)

/** Returns the texts with a new English translation. Digits and Latin letters are the same in both languages. */
export const newWords = (known: English, words: readonly (readonly [string, string])[]) =>
  words.filter(([source, english]) => isChinese(source) && english && !known.has(source))
