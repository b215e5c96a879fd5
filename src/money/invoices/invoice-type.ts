import { siteDictionary } from '../../core/language/dictionary'

/** Types of VAT invoices. A special invoice requires an approved title. The codes are our own. */
export const invoiceType = siteDictionary('invoiceType', {
  ordinary: [10, '增值税普通发票', 'VAT ordinary'],
  special: [20, '增值税专用发票', 'VAT special'],
})
