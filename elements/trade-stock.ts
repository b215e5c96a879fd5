import { StockPart } from '../src/catalogue/goods/stock.part'
import { commonAttributes, describe, goodsNames } from './description'
import { small } from './runtime/small-element'

export const description = describe({
  tag: 'trade-stock',
  small: true,
  summary: 'Whether a product is in stock, short or out of stock.',
  reserve: { inline: 60, english: 99, block: 20 },
  attributes: { ...commonAttributes, ...goodsNames },
  parts: {
    waiting: 'What keeps the place until the product is known.',
    empty: 'What is said when the shop does not have it.',
  },
})

export default small(description, StockPart)
