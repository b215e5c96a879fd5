import { siteDictionary } from '../../core/language/dictionary'

export const afterSalesReason = siteDictionary('afterSalesReason', {
  quality: [10, '质量问题', 'Quality'],
  sevenDays: [20, '七天无理由', 'Seven-day no-excuse'],
  wrongAddress: [30, '地址填错', 'Wrong address'],
  noLongerWanted: [40, '不想要了', 'No longer wanted'],
  priceTooHigh: [50, '价格偏高', 'Price too high'],
  wrongProduct: [60, '商品发错', 'Wrong product'],
  outOfStock: [70, '缺货', 'Out of stock'],
  other: [80, '其他', 'Other'],
})
