import { messages } from '../../core/messages'
import { stockWords } from './stock-state'

export const goodsMessages = messages('goods', {
  addToCart: ['加入购物车', 'Add to cart'],
  adding: ['提交中', 'Adding…'],
  enquire: ['询价', 'Inquire'],
  priceHidden: ['价格登录后可见', 'Price visible after login'],
  memberPrice: ['会员价', 'Member price'],
  activityPrice: ['活动价', 'Promotional price'],
  retailPrice: ['零售价', 'Retail price'],
  adequate: stockWords.adequate,
  tight: stockWords.tight,
  out: stockWords.out,
  left: ['仅剩 {n} {unit}', 'Only {n} {unit} left'],
  minimum: ['{n} {unit}起订', 'Min. order {n} {unit}'],
  chooseSku: ['选择规格', 'Choose options'],
  quantity: ['数量', 'Quantity'],
  less: ['减少', 'Less'],
  more: ['增加', 'More'],
  tooMany: ['库存不足，最多 {n} {unit}', 'Only {n} available.'],
  short: ['库存不足', 'Insufficient stock'],
  gone: ['商品已下架', 'No longer available'],
  failed: ['商品没有加载出来', 'The goods failed to load.'],
  retry: ['重新加载', 'Try again'],
})
