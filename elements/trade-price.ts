import { PricePart } from '../src/catalogue/goods/price.part'
import { commonAttributes, describe, goodsNames, skuPieces } from './description'
import { small } from './runtime/small-element'

export const description = describe({
  tag: 'trade-price',
  small: true,
  summary: 'The price of a product, or of pieces of a SKU, inside a sentence, as the reader may see it.',
  reserve: { inline: 52, block: 20 },
  attributes: { ...commonAttributes, ...goodsNames, ...skuPieces },
  parts: {
    price: 'The figure with its unit.',
    waiting: 'What keeps the place until the product is known.',
    empty: 'What is said when the shop does not have it.',
  },
})

export default small(description, PricePart)
