import { pick } from '../../../../src/core/language/messages'
import type { Locale } from '../../../../src/core/language/locale'
import { csvOf, xlsxOf } from '../../account/downloads/sheet-file'
import { fullPath } from './cell-readers'
import { columnsOf, importKinds, type ImportKind } from './import-kinds'
import { shopNeeds } from './shop-needs'
import { similarTo } from './similar'

export const sheetTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const
export type SheetFormat = keyof typeof sheetTypes
export const isSheetFormat = (name: string): name is SheetFormat => Object.hasOwn(sheetTypes, name)

/** Returns example values from existing records, so that importing the example creates nothing new. */
async function ownExample(): Promise<Readonly<Record<string, string>>> {
  const { category, shop } = importKinds.products.columns
  const path = fullPath(category.example[0])
  const similar = await similarTo({ categories: [path], shops: [shop.example[0]] }, {})
  const [known] = similar.categories?.[path] ?? []
  const [near] = similar.shops?.[shop.example[0]] ?? []
  const { onlyShop, shops } = await shopNeeds([])
  return {
    ...(known !== undefined && { category: known, categoryEn: '' }),
    shop: near ?? onlyShop ?? [...shops.keys()][0] ?? shop.example[0],
  }
}

/** Builds a template file: the headings of an import kind and an example row. */
export async function templateFile(
  kind: ImportKind,
  format: SheetFormat,
  language: Locale,
): Promise<Uint8Array> {
  const own = kind === 'products' ? await ownExample() : {}
  const columns = columnsOf(kind)
  const rows = [
    Object.values(columns).map(({ heading }) => pick(heading, language)),
    Object.entries(columns).map(([column, { example }]) => own[column] ?? pick(example, language)),
  ]
  return format === 'csv' ? csvOf(rows) : xlsxOf(rows, pick(importKinds[kind].name, language))
}
