import { messages } from '../../core/language/messages'

export const cartTroubleMessages = messages('cartTrouble', {
  lines: ['{n} 种商品的数量需要处理', 'Products whose quantity needs attention: {n}'],
  next: ['查看下一种', 'Show the next one'],
})
