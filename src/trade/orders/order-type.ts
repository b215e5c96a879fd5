import { siteDictionary } from '../../core/language/dictionary'

/** Order types. A standard order has no tag, a custom order a tag in the brand colour. */
export const orderType = siteDictionary('orderType', {
  standard: [10, '标准', 'Standard'],
  gift: [20, '礼品', 'Gift'],
  custom: [30, '定制', 'Custom', 'moves'],
  points: [40, '积分', 'Points'],
})
