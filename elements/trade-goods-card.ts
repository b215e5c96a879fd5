import { OneGoodsCard } from '../src/catalogue/goods/card/one-goods-card'
import { describe, goodsNames } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-goods-card',
  summary: 'One product: picture, price, name, stock, quantity and button.',
  reserve: { block: 350, when: { '[layout=row]': { block: 69, narrow: 109 } } },
  attributes: {
    ...regionAttributes,
    ...goodsNames,
    layout: {
      type: 'choice',
      of: ['card', 'row'],
      default: 'card',
      about: '`card` for grids, `row` for lists in text.',
    },
    compare: {
      type: 'boolean',
      about: 'Offers to put the product beside others; lists show what is chosen.',
    },
    highlight: { type: 'string', about: 'Words to mark in the name.' },
  },
  properties: {
    goods: {
      about:
        'The product, when the page has it already; nothing is asked then. In the form that `card-tag` elements are handed: amounts in minor units.',
    },
  },
  slots: { 'actions-after': 'After quantity and button.' },
  parts: {
    price: 'The price.',
    title: 'The name.',
    action: 'The button.',
    waiting: 'What keeps the place until the product is known.',
  },
})

export default region(description, OneGoodsCard)
