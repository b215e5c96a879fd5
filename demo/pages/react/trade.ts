import { component } from '../../../elements/react-component'

// What `tradefront/react` makes for every element; this page is built before that module is.
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
