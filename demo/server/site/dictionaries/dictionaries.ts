import { and, asc, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Dictionary } from '../../../../src/core/language/dictionary'
import type { Locale } from '../../../../src/core/language/locale'
import { pick } from '../../../../src/core/language/messages'
import { wording } from '../../../../src/core/api/shapes'
import { db } from '../../core/database/db'
import { inLanguage } from '../../core/http/in-language'
import { dictionaryItem } from './dictionaries.table'
import { kitDictionaries } from './kit-dictionaries'

/** What a brand site calls entries of a dictionary by names of its own; nothing of those that keep the usual one. */
const itemsOf = (siteId: string, dictCode: string) =>
  db()
    .select({ itemCode: dictionaryItem.itemCode, itemName: dictionaryItem.itemName })
    .from(dictionaryItem)
    .where(and(eq(dictionaryItem.siteId, siteId), eq(dictionaryItem.dictCode, dictCode)))
    .orderBy(asc(dictionaryItem.itemCode))

/** All entries of a dictionary on a brand site: the kit's by the site's names or the usual ones, then the site's own. */
export async function entriesOf(siteId: string, dictCode: string, language: Locale) {
  const named = new Map(
    (await itemsOf(siteId, dictCode)).map(({ itemCode, itemName }) => [itemCode, itemName]),
  )
  const entries = kitDictionaries.get(dictCode)?.entries ?? []
  for (const { code, text } of entries)
    if (!named.has(String(code))) named.set(String(code), pick(text, language))
  const places = new Map(entries.map(({ code }, at) => [String(code), at]))
  const placeOf = (itemCode: string) => places.get(itemCode) ?? Infinity
  return [...named]
    .map(([itemCode, itemName]) => ({ itemCode, itemName }))
    .toSorted((one, other) => placeOf(one.itemCode) - placeOf(other.itemCode) || 0)
}

/** Whether a code can be chosen from a dictionary on a brand site: one of the kit's, or of the site's own. */
export async function isEntry(siteId: string, { name, is }: Pick<Dictionary, 'name' | 'is'>, code: number) {
  return is(code) || (await itemsOf(siteId, name)).some(({ itemCode }) => itemCode === String(code))
}

/** The dictionaries that have names of the site's own. */
export async function dictCodesOf(siteId: string) {
  const { dictCode } = dictionaryItem
  const found = await db()
    .selectDistinct({ dictCode })
    .from(dictionaryItem)
    .where(eq(dictionaryItem.siteId, siteId))
  return found.map((row) => row.dictCode)
}

/** The speaker of a dictionary's labels as a brand site calls them, for files and answers that hold the words themselves. */
export async function siteLabels(siteId: string, of: Pick<Dictionary, 'name' | 'label'>, language: Locale) {
  const items = await itemsOf(siteId, of.name)
  const said = await inLanguage(
    language,
    z.array(wording),
    items.map(({ itemName }) => itemName),
  )
  const names = Object.fromEntries(items.map(({ itemCode }, at) => [itemCode, said[at] ?? '']))
  return (code: number) => of.label(code, language, names)
}
