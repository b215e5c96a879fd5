import { and, eq } from 'drizzle-orm'
import type { Text } from '../../../../src/core/language/messages'
import { holdsWords } from '../../core/database/contains-text'
import { grouped } from '../../catalogue/goods/grouped'
import { db } from '../../core/database/db'
import { englishOf, sayInEnglish } from '../../core/database/english'
import type { Choices } from '../../core/operator/choices'
import { recordsPage } from '../../core/operator/records-page'
import { wrongFields } from '../../core/http/validate'
import { brandSite } from '../brand-site/brand-site.table'
import { siteChoices } from '../brand-site/site-choices'
import { dictionaryItem } from './dictionaries.table'
import { siteDictionaries } from './site-dictionaries'

/** A label of an entry on a site. `usual` is the default label. */
type Name = {
  siteId: string
  siteName: string
  dictCode: string
  dictionary: Text
  itemCode: string
  usual: Text
  itemName: string
}

const dictionaryChoices: Choices = siteDictionaries.map(([{ name }, text]) => [name, text])

/** Returns all entries of sites: those of the dictionaries, and custom ones. @param siteId only of this site */
async function allNames(siteId?: string): Promise<Name[]> {
  const sites = await db()
    .select({ id: brandSite.id, name: brandSite.name })
    .from(brandSite)
    .where(siteId ? eq(brandSite.id, siteId) : undefined)
    .orderBy(brandSite.id)
  const rows = await db()
    .select()
    .from(dictionaryItem)
    .where(siteId ? eq(dictionaryItem.siteId, siteId) : undefined)
  const rowsOf = grouped(rows, (row) => `${row.siteId} ${row.dictCode}`)
  return sites.flatMap(({ id, name: siteName }) =>
    siteDictionaries.flatMap(([{ name: dictCode, entries }, dictionary]) => {
      const own = new Map(rowsOf(`${id} ${dictCode}`).map((row) => [row.itemCode, row.itemName]))
      const known = new Map(entries.map(({ code, text }) => [String(code), text]))
      return [...new Set([...known.keys(), ...own.keys()])].map((itemCode) => ({
        siteId: id,
        siteName,
        dictCode,
        dictionary,
        itemCode,
        usual: known.get(itemCode) ?? (['–', '–'] as const),
        itemName: own.get(itemCode) ?? '',
      }))
    }),
  )
}

type Key = Pick<Name, 'siteId' | 'dictCode' | 'itemCode'>
const idOf = ({ siteId, dictCode, itemCode }: Key) => [siteId, dictCode, itemCode].join('.')

async function find(id: string) {
  const [siteId = ''] = id.split('.')
  return (await allNames(siteId)).find((name) => idOf(name) === id)
}

const isSame = ({ siteId, dictCode, itemCode }: Key) =>
  and(
    eq(dictionaryItem.siteId, siteId),
    eq(dictionaryItem.dictCode, dictCode),
    eq(dictionaryItem.itemCode, itemCode),
  )

const nameField = { name: 'itemName', label: ['名称', 'Name'], kind: 'text', longest: 40 } as const
const englishField = {
  name: 'itemNameEn',
  label: ['名称（英文）', 'Name in English'],
  kind: 'text',
  longest: 80,
  optional: true,
} as const

/** Console list of custom labels for reasons, types and methods. */
export const page = recordsPage<Name>({
  title: ['字典名称', 'Names of types and reasons'],
  permission: 'site',
  about: [
    '取消原因、售后原因、配送方式等选项在各站点的名称，也可新增站点自己的选项。名称清空即恢复默认。',
    'What a site calls reasons to cancel, ways of delivery and the like, and entries of its own. An emptied name is the usual one again.',
  ],
  entity: 'dictionary_item',
  adds: true,
  heads: [
    ['编码', 'Code'],
    ['站点', 'Site'],
    ['字典', 'Dictionary'],
    ['默认名称', 'Usual name'],
    ['本站名称', 'Name on the site'],
  ],
  cells: ({ siteName, dictionary, itemCode, usual, itemName }, { say }) => [
    itemCode,
    siteName,
    say(dictionary),
    say(usual),
    itemName || '–',
  ],
  filter: { label: ['站点', 'Site'], choices: siteChoices },
  async list({ words, filter, limit, offset }) {
    const textsOf = ({ dictCode, dictionary, usual, itemName, itemCode }: Name) => [
      dictCode,
      ...[dictionary, usual].flatMap(([zh, en]) => [zh, en]),
      itemName,
      itemCode,
    ]
    return (await allNames(filter || undefined))
      .filter((name) => holdsWords(words, textsOf(name)))
      .slice(offset, offset + limit)
  },
  find,
  idOf,
  nameOf: ({ siteName, dictionary, itemCode }) => `${siteName} · ${dictionary[0]} ${itemCode}`,
  stampOf: ({ itemName }) => itemName,
  fields: async (row) =>
    row
      ? [{ ...nameField, optional: true }, englishField]
      : [
          { name: 'siteId', label: ['站点', 'Site'], kind: 'text', choices: await siteChoices() },
          { name: 'dictCode', label: ['字典', 'Dictionary'], kind: 'text', choices: dictionaryChoices },
          {
            name: 'itemCode',
            label: ['编码', 'Code'],
            kind: 'quantity',
            note: ['站点自己的选项，如 70', 'Of an entry of its own, as 70'],
          },
          nameField,
          englishField,
        ],
  valuesOf: async ({ itemName }) => ({
    itemName,
    itemNameEn: itemName ? ((await englishOf([itemName])).get(itemName) ?? '') : '',
  }),
  async save({ siteId = '', dictCode = '', itemCode = '', itemName = '', itemNameEn = '' }, row) {
    const key = row ?? { siteId, dictCode, itemCode: String(Number(itemCode)) }
    if (!row && (await find(idOf(key))))
      throw wrongFields(422, [
        { path: 'itemCode', message: ['该编码已存在', 'There is an entry of this code.'] },
      ])
    await db().delete(dictionaryItem).where(isSame(key))
    if (itemName) {
      const { siteId: site, dictCode: dictionary, itemCode: code } = key
      await db()
        .insert(dictionaryItem)
        .values({ siteId: site, dictCode: dictionary, itemCode: code, itemName })
      if (itemNameEn) await sayInEnglish(new Map([[itemName, itemNameEn]]))
    }
    return idOf(key)
  },
})
