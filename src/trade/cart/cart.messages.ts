import { messages } from '../../core/messages'

export const cartMessages = messages('cart', {
  title: ['购物车', 'Cart'],
  added: ['已加入购物车', 'Added to cart.'],
  badLines: ['加入购物车失败，参数错误', 'Add to cart failed, parameter error.'],
  notKept: [
    '浏览器无法保存数据，关闭页面后所选商品将丢失',
    'Your browser keeps no data: what you chose is lost when this page closes.',
  ],
  kept: ['已放入购物车', 'Kept in your cart.'],
  keptText: ['登录后并入您的购物车。', 'It joins your account’s cart when you log in.'],
  logIn: ['登录', 'Log in'],
  merged: ['已将 {n} 种商品加入您的购物车', '{n} {n|kind|kinds} of goods joined your cart.'],
  skipped: ['{n} 种商品无法加入购物车', '{n} {n|product|products} could not be added to the cart.'],
  perhapsThere: [
    '您之前选择的商品可能没有加入购物车，请核对',
    'What you chose earlier may be missing in the cart. Please check it.',
  ],
  count: ['购物车，{n} 件', 'Cart, {n} {n|piece|pieces}'],
})
