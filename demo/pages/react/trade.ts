import { component } from '../../../elements/react-component'

// Same as in `tradefront/react`, which is built after this page.
export const TradeCartBadge = component({
  tag: 'trade-cart-badge',
  attributes: ['label'],
  properties: [],
  events: [],
})
export const TradeAddToCart = component({
  tag: 'trade-add-to-cart',
  attributes: ['goodsId'],
  properties: [],
  events: [],
})
export const TradeGoodsCard = component({
  tag: 'trade-goods-card',
  attributes: ['goodsId', 'layout'],
  properties: ['goods'],
  events: [],
})
export const TradeGoodsList = component({
  tag: 'trade-goods-list',
  attributes: ['keyword', 'pageSize', 'hide'],
  properties: [],
  events: ['trade-navigate'],
})
