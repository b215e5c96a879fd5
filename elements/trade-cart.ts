import CartPage from '../src/trade/cart/cart.page'
import { describe, emptySlot, navigates } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-cart',
  summary:
    'The cart: lines by shop, quantities, choice, removal and totals. A visitor sees what waits in this browser, with the server’s prices, and the way to log in.',
  reserve: { block: 374, screen: true },
  attributes: regionAttributes,
  events: {
    'trade-cart-change': 'The number of pieces in the cart changed; told on the document.',
    ...navigates,
  },
  slots: emptySlot,
  parts: {
    title: 'The heading, and the name of a product.',
    row: 'One line.',
    price: 'An amount.',
    action: 'Every button and link that does something.',
    empty: 'What stands in an empty cart.',
    error: 'What stands where the cart did not load.',
    dialog: 'The question before something is removed.',
  },
})

export default region(description, CartPage)
