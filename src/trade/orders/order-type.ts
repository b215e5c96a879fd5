import { siteDictionary } from '../../core/dictionary'

/** A standard order carries no tag, a custom one the brand's. */
export const orderType = siteDictionary('orderType', {
  standard: [10, '标准', 'Standard'],
  gift: [20, '礼品', 'Gift'],
  custom: [30, '定制', 'Custom', 'moves'],
  points: [40, '积分', 'Points'],
})
