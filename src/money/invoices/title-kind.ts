import { siteDictionary, type CodeOf } from '../../core/language/dictionary'
import { invoiceType } from './invoice-type'

/** Kinds of invoice titles. Only special titles of a certified company can be reviewed. */
export const titleKind = siteDictionary('titleKind', {
  personal: [10, '个人', 'Personal'],
  ordinary: [20, '企业普票', 'Company, ordinary'],
  special: [30, '企业专票', 'Company, special'],
})
export type TitleKind = CodeOf<typeof titleKind>

/** Returns the VAT invoice type of a title, as a code of `invoiceType`. */
export const typeOfTitle = (kind: number) =>
  kind === titleKind.code.special ? invoiceType.code.special : invoiceType.code.ordinary
