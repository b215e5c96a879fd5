import { siteDictionary } from '../../core/language/dictionary'

/** Kinds of charges for an invoice. */
export const chargeKind = siteDictionary('chargeKind', {
  postage: [10, '邮费', 'Postage'],
  taxDifference: [20, '税差', 'Tax difference'],
})
