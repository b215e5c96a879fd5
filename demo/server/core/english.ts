import { and, eq, inArray } from 'drizzle-orm'
import { db } from './db'
import { insertMany } from './insert-many'
import { translation } from './translation.table'

/** Writes down what texts of the first rows are in English. */
export const saysInEnglish = (words: Readonly<Record<string, string>> | Iterable<[string, string]>) =>
  insertMany(
    translation,
    [...(Symbol.iterator in words ? words : Object.entries(words))].map(([source, english]) => ({
      language: 'en',
      source,
      words: english,
    })),
  )

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

/** Writes down what is said of texts in English, in place of what was said before; empty: nothing. */
export async function sayInEnglish(words: ReadonlyMap<string, string>) {
  if (words.size === 0) return
  await db()
    .delete(translation)
    .where(and(eq(translation.language, 'en'), inArray(translation.source, [...words.keys()])))
  await saysInEnglish([...words].filter(([, english]) => english))
}
