import { siteDictionary, type CodeOf } from '../../core/dictionary'
import { invoiceType } from './invoice-type'

/** Whom an invoice is made out to, and how. Only a certified company's special titles can be reviewed. */
export const titleKind = siteDictionary('titleKind', {
  personal: [10, '个人', 'Personal'],
  ordinary: [20, '企业普票', 'Company, ordinary'],
  special: [30, '企业专票', 'Company, special'],
})
export type TitleKind = CodeOf<typeof titleKind>

/** The kind of VAT invoice that a title gets: a code of `invoiceType`. */
export const typeOfTitle = (kind: number) =>
  kind === titleKind.code.special ? invoiceType.code.special : invoiceType.code.ordinary
