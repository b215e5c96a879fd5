import { CartBadgePart } from '../src/trade/cart/cart-badge.part'
import { commonAttributes, describe } from './description'
import { small } from './runtime/small-element'

export const description = describe({
  tag: 'trade-cart-badge',
  small: true,
  summary: 'Link to the cart with the number of pieces in it, the visitor’s own included.',
  reserve: { inline: 94, block: 36 },
  attributes: {
    ...commonAttributes,
    label: { type: 'string', about: 'Words beside the icon; default: cart.' },
  },
  parts: { count: 'The number.' },
})

export default small(description, CartBadgePart)
