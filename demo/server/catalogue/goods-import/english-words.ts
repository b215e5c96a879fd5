import { and, eq, inArray } from 'drizzle-orm'
import { db } from '../../core/db'
import { saysInEnglish } from '../../core/english'
import { translation } from '../../core/translation.table'

const isChinese = (text: string) => /\p{Script=Han}/u.test(text)

export type English = ReadonlyMap<string, string>

/** What texts are called in English, of those that somebody has translated. */
export async function englishOf(texts: readonly string[]): Promise<English> {
  const wanted = [...new Set(texts)].filter(Boolean)
  if (wanted.length === 0) return new Map()
  const rows = await db()
    .select()
    .from(translation)
    .where(and(eq(translation.language, 'en'), inArray(translation.source, wanted)))
  return new Map(rows.map(({ source, words }) => [source, words]))
}

/** What is new of texts with their English: figures and Latin letters are the same in both. */
export const newWords = (known: English, words: readonly (readonly [string, string])[]) =>
  words.filter(([source, english]) => isChinese(source) && english && !known.has(source))

/** Writes down what is said of texts in English, in place of what was said before. */
export async function sayInEnglish(words: ReadonlyMap<string, string>) {
  if (words.size === 0) return
  await db()
    .delete(translation)
    .where(and(eq(translation.language, 'en'), inArray(translation.source, [...words.keys()])))
  await saysInEnglish(words)
}
