import { messages } from '../../core/language/messages'

export const cartMessages = messages('cart', {
  title: ['购物车', 'Cart'],
  added: ['已加入购物车', 'Added to cart.'],
  badLines: ['加入购物车失败，参数错误', 'Add to cart failed, parameter error.'],
  kept: ['已放入购物车', 'Kept in your cart.'],
  keptText: ['登录后并入您的购物车。', 'It joins your account’s cart when you log in.'],
  logIn: ['登录', 'Log in'],
  skipped: ['{n} 种商品无法加入购物车', '{n} {n|product|products} could not be added to the cart.'],
  count: ['购物车，{n} 件', 'Cart, {n} {n|piece|pieces}'],
})
