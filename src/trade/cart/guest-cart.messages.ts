import { messages } from '../../core/language/messages'

export const guestCartMessages = messages('guestCart', {
  notKept: [
    '浏览器无法保存数据，关闭页面后所选商品将丢失',
    'Your browser keeps no data: what you chose is lost when this page closes.',
  ],
  merged: ['已将 {n} 种商品加入您的购物车', '{n} {n|kind|kinds} of goods joined your cart.'],
  perhapsThere: [
    '您之前选择的商品可能没有加入购物车，请核对',
    'What you chose earlier may be missing in the cart. Please check it.',
  ],
})
