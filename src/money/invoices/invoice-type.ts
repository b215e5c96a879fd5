import { siteDictionary } from '../../core/dictionary'

/** Kinds of VAT invoice; a special one needs an approved title. The codes are ours. */
export const invoiceType = siteDictionary('invoiceType', {
  ordinary: [10, '增值税普通发票', 'VAT ordinary'],
  special: [20, '增值税专用发票', 'VAT special'],
})
