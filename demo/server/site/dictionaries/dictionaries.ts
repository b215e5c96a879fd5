import { and, asc, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Dictionary } from '../../../../src/core/dictionary'
import type { Locale } from '../../../../src/core/locale'
import { wording } from '../../../../src/core/shapes'
import { db } from '../../core/db'
import { inLanguage } from '../../core/in-language'
import { dictionaryItem } from './dictionaries.table'

/** What a brand site calls entries of a dictionary by names of its own; nothing of those that keep the usual one. */
export const itemsOf = (siteId: string, dictCode: string) =>
  db()
    .select({ itemCode: dictionaryItem.itemCode, itemName: dictionaryItem.itemName })
    .from(dictionaryItem)
    .where(and(eq(dictionaryItem.siteId, siteId), eq(dictionaryItem.dictCode, dictCode)))
    .orderBy(asc(dictionaryItem.itemCode))

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
