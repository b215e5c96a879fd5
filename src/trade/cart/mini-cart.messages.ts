import { messages } from '../../core/language/messages'

export const miniCartMessages = messages('miniCart', {
  title: ['购物车', 'Cart'],
  kinds: ['{kinds} 种商品，{count} 件', 'Products: {kinds}, pieces: {count}'],
  more: ['还有 {n} 种商品，到购物车查看', '{n} more in the cart'],
  toCart: ['去购物车', 'Go to cart'],
  waits: ['有 {n} 件商品等您登录后并入购物车', '{n} {n|piece joins|pieces join} your cart when you log in.'],
  none: ['登录后查看购物车', 'Log in to see your cart.'],
})
