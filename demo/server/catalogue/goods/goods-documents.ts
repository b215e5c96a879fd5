import type { Locale } from '../../../../src/core/language/locale'
import { pick, type Text } from '../../../../src/core/language/messages'
import type { goods, goodsDocument } from './goods.table'

type Document = typeof goodsDocument.$inferSelect
export type DocumentKind = Document['kind']

const titles: Record<DocumentKind, Text> = {
  parameters: ['技术参数表', 'Data sheet'],
  sizes: ['规格型号表', 'List of sizes'],
  drawing: ['产品外形图', 'Outline drawing'],
}
export const endings: Record<DocumentKind, string> = { parameters: 'csv', sizes: 'csv', drawing: 'svg' }

/** Lists the documents of a product with the given number of SKUs. */
export const documentsOf = (goodsId: string, skus: number): Document[] =>
  (['parameters', ...(skus > 1 ? (['sizes'] as const) : []), 'drawing'] as const).map((kind, position) => ({
    goodsId,
    kind,
    position,
  }))

/** Returns the file name `6204-2RS 技术参数表.csv`, without characters that file systems reject. */
export const documentName = (model: string, kind: DocumentKind, language: Locale) =>
  `${model.replace(/[\\/:*?"<>|]/g, '-')} ${pick(titles[kind], language)}.${endings[kind]}`

/** Returns names and URLs of a product's documents. */
export const documentLinks = (
  { id, model }: Pick<typeof goods.$inferSelect, 'id' | 'model'>,
  documents: readonly Document[],
  language: Locale,
) =>
  documents.map(({ kind }) => ({
    name: documentName(model, kind, language),
    url: `/img/goods/${id}/${kind}.${endings[kind]}`,
  }))
