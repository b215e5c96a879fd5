import { and, eq, inArray } from 'drizzle-orm'
import { db } from './db'
import { insertMany } from './insert-many'
import { translation } from './translation.table'

type Owner = (typeof translation.$inferSelect)['owner']

/** Stores English translations of seed texts. */
export const saysInEnglish = (
  words: Readonly<Record<string, string>> | Iterable<[string, string]>,
  owner: Owner = 'shop',
) =>
  insertMany(
    translation,
    [...(Symbol.iterator in words ? words : Object.entries(words))].map(([source, english]) => ({
      language: 'en',
      source,
      words: english,
      owner,
    })),
  )

export type English = ReadonlyMap<string, string>

/** Finds the English translations of texts. */
export async function englishOf(texts: readonly string[]): Promise<English> {
  const wanted = [...new Set(texts)].filter(Boolean)
  if (wanted.length === 0) return new Map()
  const rows = await db()
    .select()
    .from(translation)
    .where(and(eq(translation.language, 'en'), inArray(translation.source, wanted)))
  return new Map(rows.map(({ source, words }) => [source, words]))
}

/** Returns the texts whose English belongs to the shop (titles, site names, blocks). Imports of goods do not change it. */
export async function saidByShop(texts: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db()
    .select({ source: translation.source })
    .from(translation)
    .where(
      and(
        eq(translation.language, 'en'),
        eq(translation.owner, 'shop'),
        inArray(translation.source, [...new Set(texts)]),
      ),
    )
  return new Set(rows.map(({ source }) => source))
}

/**
 * Stores English translations and replaces earlier ones; an empty one removes it. Translations of the shop are not changed for
 * goods.
 */
export async function sayInEnglish(given: ReadonlyMap<string, string>, owner: Owner = 'shop') {
  const protectedTexts = owner === 'goods' ? await saidByShop([...given.keys()]) : new Set<string>()
  const words = [...given].filter(([source]) => !protectedTexts.has(source))
  if (words.length === 0) return
  const sources = words.map(([source]) => source)
  await db()
    .delete(translation)
    .where(and(eq(translation.language, 'en'), inArray(translation.source, sources)))
  await saysInEnglish(
    words.filter(([, english]) => english),
    owner,
  )
}
