import type { English } from '../../core/database/english'

const isChinese = (text: string) => /\p{Script=Han}/u.test(text)

/** What is new of texts with their English: figures and Latin letters are the same in both. */
export const newWords = (known: English, words: readonly (readonly [string, string])[]) =>
  words.filter(([source, english]) => isChinese(source) && english && !known.has(source))
