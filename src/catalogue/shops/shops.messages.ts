import { messages } from '../../core/language/messages'

export const shopsMessages = messages('shops', {
  home: ['首页', 'Home'],
  shops: ['店铺', 'Shops'],
  title: ['全部店铺', 'All shops'],
  types: ['店铺类型', 'Shop type'],
  allTypes: ['全部', 'All'],
  name: ['店铺名称', 'Shop name'],
  none: ['没有这样的店铺', 'There is no such shop'],
  noneText: ['换一种类型，或换一个词查找。', 'Try another type, or another word.'],
  goods: ['{n} 种商品', '{n} {n|product|products}'],
  score: ['评分 {score}', 'Score {score}'],
  departments: ['主营', 'Sells'],
  shop: ['店铺', 'The shop'],
  gone: ['没有这家店铺', 'There is no such shop'],
  goneText: ['链接可能已失效，请查看全部店铺。', 'The link may have expired. See all shops.'],
})
