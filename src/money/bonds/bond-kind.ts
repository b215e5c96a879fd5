import { siteDictionary } from '../../core/language/dictionary'

/** Purposes of a bond. The codes are our own. */
export const bondKind = siteDictionary('bondKind', {
  performance: [10, '履约保证金', 'Performance bond'],
  bid: [20, '投标保证金', 'Bid bond'],
  warranty: [30, '质量保证金', 'Warranty bond'],
})
