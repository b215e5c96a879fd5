import { siteDictionary } from '../../core/dictionary'

/** What an invoice may cost its buyer. */
export const chargeKind = siteDictionary('chargeKind', {
  postage: [10, '邮费', 'Postage'],
  taxDifference: [20, '税差', 'Tax difference'],
})
