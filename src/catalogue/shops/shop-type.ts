import { siteDictionary } from '../../core/language/dictionary'

export const shopType = siteDictionary('shopType', {
  brandFlagship: [10, '品牌旗舰店', 'Brand flagship'],
  brandStore: [20, '品牌专卖店', 'Brand store'],
  categoryFranchise: [30, '类目专营店', 'Category franchise'],
  selfOwned: [40, '运营商自营', 'Operator self-owned'],
  multiCategory: [50, '多类目店', 'Multi-category'],
})
