import { siteDictionary } from '../../core/language/dictionary'

/** Delivery forms of an invoice. */
export const invoiceMedium = siteDictionary('invoiceMedium', {
  electronic: [10, '电子发票', 'Electronic'],
  paper: [20, '纸质发票', 'Paper'],
})
