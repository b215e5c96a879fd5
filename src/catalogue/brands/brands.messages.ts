import { messages } from '../../core/language/messages'

export const brandsMessages = messages('brands', {
  home: ['首页', 'Home'],
  brands: ['品牌', 'Brands'],
  title: ['全部品牌', 'All brands'],
  letters: ['按首字母跳转', 'Jump to a letter'],
  letter: ['首字母 {letter}', 'Letter {letter}'],
  goods: ['{n} 种商品', '{n} {n|product|products}'],
  none: ['还没有品牌', 'There are no brands yet'],
  gone: ['没有这个品牌', 'There is no such brand'],
  goneText: ['链接可能已失效，请查看全部品牌。', 'The link may have expired. See all brands.'],
  all: ['全部品牌', 'All brands'],
  cartSafe: ['购物车不受影响。', ' Your cart is not affected.'],
})
