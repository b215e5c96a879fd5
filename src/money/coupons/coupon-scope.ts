import { dictionary } from '../../core/language/dictionary'

/** Scopes of coupons, that is, the goods to which they apply. The codes are our own. */
export const couponScope = dictionary('couponScope', {
  all: [10, '全场通用', 'All goods'],
  shop: [20, '限指定店铺', 'Goods of some shops'],
  category: [30, '限指定分类', 'Goods of some categories'],
  goods: [40, '限指定商品', 'Certain goods'],
})
