import { messages } from '../../core/language/messages'

export const searchMessages = messages('search', {
  label: ['搜索商品', 'Search goods'],
  placeholder: ['输入商品名称、型号、品牌或订货号', 'Name, model, brand or SKU code'],
  submit: ['搜索', 'Search'],
  history: ['搜索历史', 'Recent searches'],
  clear: ['清空', 'Clear'],
  hot: ['热门搜索', 'Popular searches'],
  suggestions: ['搜索建议', 'Suggestions'],
  listings: ['分类与品牌', 'Categories and brands'],
  goods: ['商品', 'Goods'],
  hits: ['约 {n} 件', 'About {n}'],
})
