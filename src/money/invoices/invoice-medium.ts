import { siteDictionary } from '../../core/dictionary'

/** How an invoice comes to its buyer. */
export const invoiceMedium = siteDictionary('invoiceMedium', {
  electronic: [10, '电子发票', 'Electronic'],
  paper: [20, '纸质发票', 'Paper'],
})
