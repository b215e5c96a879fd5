import { messages } from '../../core/language/messages'

export const categoryMessages = messages('categories', {
  all: ['全部商品分类', 'All categories'],
  hotModels: ['热搜型号', 'Popular models'],
  whole: ['全部{name}', 'All in {name}'],
  wholeCount: ['{name}全部 {n} 种', 'All {n} in {name}'],
  home: ['首页', 'Home'],
  index: ['分类索引', 'Index of categories'],
  goods: ['{n} 种商品', '{n} {n|product|products}'],
  none: ['还没有分类', 'There are no categories yet'],
  unfold: ['展开 {name}', 'Open {name}'],
  fold: ['收起 {name}', 'Close {name}'],
  failed: ['分类没有加载出来', 'The categories could not be loaded.'],
  retry: ['重新加载', 'Reload'],
})
