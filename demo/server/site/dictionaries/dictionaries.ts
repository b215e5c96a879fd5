import { and, asc, eq, inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Dictionary } from '../../../../src/core/language/dictionary'
import type { Locale } from '../../../../src/core/language/locale'
import { pick, type Text } from '../../../../src/core/language/messages'
import { wording } from '../../../../src/core/api/shapes'
import { grouped } from '../../catalogue/goods/grouped'
import { db } from '../../core/database/db'
import { inLanguage } from '../../core/http/in-language'
import { refuse } from '../../core/http/refusal'
import { dictionaryItem } from './dictionaries.table'
import { kitDictionaries } from './kit-dictionaries'

/** Selects a site's custom labels of a dictionary. Entries with the default label have no row. */
const itemsOf = (siteId: string, dictCode: string) =>
  db()
    .select({ itemCode: dictionaryItem.itemCode, itemName: dictionaryItem.itemName })
    .from(dictionaryItem)
    .where(and(eq(dictionaryItem.siteId, siteId), eq(dictionaryItem.dictCode, dictCode)))
    .orderBy(asc(dictionaryItem.itemCode))

/** Returns all entries of a dictionary on a site: the kit's entries with custom or default labels, then custom entries. */
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

/** Returns whether a code is a valid choice on a site: an entry of the kit or a custom entry of the site. */
export async function isEntry(siteId: string, { name, is }: Pick<Dictionary, 'name' | 'is'>, code: number) {
  return is(code) || (await itemsOf(siteId, name)).some(({ itemCode }) => itemCode === String(code))
}

/** Returns the codes that a site added to a dictionary. */
export async function ownCodesOf(siteId: string, { name, is }: Pick<Dictionary, 'name' | 'is'>) {
  return (await itemsOf(siteId, name)).map(({ itemCode }) => Number(itemCode)).filter((code) => !is(code))
}

/** @throws Refusal 400 with the error at the field if a code is no choice on a site */
export async function onlyEntry(
  siteId: string,
  of: Pick<Dictionary, 'name' | 'is'>,
  code: number,
  wrong: { path: string; message: Text },
) {
  if (!(await isEntry(siteId, of, code))) throw refuse(400, wrong.message, { errors: [wrong] })
}

/** Returns the dictionaries with custom labels of the site. */
export async function dictCodesOf(siteId: string) {
  const { dictCode } = dictionaryItem
  const found = await db()
    .selectDistinct({ dictCode })
    .from(dictionaryItem)
    .where(eq(dictionaryItem.siteId, siteId))
  return found.map((row) => row.dictCode)
}

/** Returns a function for the labels of sites in both languages, for texts of the platform. */
export async function textsOfSites(siteIds: readonly string[], of: Pick<Dictionary, 'name' | 'label'>) {
  const { siteId: site, dictCode, itemCode, itemName } = dictionaryItem
  const wanted = [...new Set(siteIds)]
  const items = await db()
    .select({ site, itemCode, itemName })
    .from(dictionaryItem)
    .where(and(inArray(site, wanted), eq(dictCode, of.name)))
  const itemsIn = grouped(items, (item) => item.site)
  const sites = new Map<string, (code: number) => Text>()
  for (const siteId of wanted) {
    const zh = await labelsWith(itemsIn(siteId), of, 'zh-CN')
    const en = await labelsWith(itemsIn(siteId), of, 'en')
    sites.set(siteId, (code) => [zh(code), en(code)])
  }
  return (siteId: string, code: number): Text => sites.get(siteId)?.(code) ?? ['', '']
}

/** Returns a label function with the site's custom labels, for files and responses that contain labels. */
export const siteLabels = async (siteId: string, of: Pick<Dictionary, 'name' | 'label'>, language: Locale) =>
  labelsWith(await itemsOf(siteId, of.name), of, language)

async function labelsWith(
  items: Awaited<ReturnType<typeof itemsOf>>,
  of: Pick<Dictionary, 'label'>,
  language: Locale,
) {
  const translated = await inLanguage(
    language,
    z.array(wording),
    items.map(({ itemName }) => itemName),
  )
  const names = Object.fromEntries(items.map(({ itemCode }, at) => [itemCode, translated[at] ?? '']))
  return (code: number) => of.label(code, language, names)
}
