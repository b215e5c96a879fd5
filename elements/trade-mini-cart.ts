import MiniCart from '../src/trade/cart/mini-cart'
import { describe, emptySlot, navigates } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-mini-cart',
  summary:
    'The cart in a small place: its latest lines with quantities, what the chosen ones come to, and the ways to cart and checkout. A visitor sees how much waits for the login.',
  reserve: { block: 114 },
  attributes: regionAttributes,
  events: {
    'trade-cart-change': 'The number of pieces in the cart changed; told on the document.',
    ...navigates,
  },
  slots: emptySlot,
  parts: {
    title: 'The heading.',
    row: 'One line.',
    price: 'An amount.',
    action: 'Every button and link that does something.',
    empty: 'What stands in an empty cart.',
    error: 'What stands where the cart did not load.',
    dialog: 'The question before something is removed.',
  },
})

export default region(description, MiniCart)
