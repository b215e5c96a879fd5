import { PriceWhyPart } from '../src/catalogue/price-why/price-why.part'
import { commonAttributes, describe, goodsNames, skuPieces } from './description'
import { small } from './runtime/small-element'

export const description = describe({
  tag: 'trade-price-why',
  small: true,
  summary:
    'A button that explains a price to the buyer who pays it: which rules apply, which do not, and the next quantity that costs less. Empty for visitors, and where the back end does not explain its prices.',
  attributes: { ...commonAttributes, ...goodsNames, ...skuPieces },
  parts: {
    action: 'The button.',
    waiting: 'What keeps the place until the product is known.',
    empty: 'What is said when the shop does not have it.',
  },
})

export default small(description, PriceWhyPart)
