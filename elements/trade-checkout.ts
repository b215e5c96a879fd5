import CheckoutPage from '../src/trade/checkout/checkout.page'
import { describe, navigates } from './description'
import { inAddress, urlState } from './runtime/in-address'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-checkout',
  summary:
    'Confirms an order of the cart’s selected lines: address, invoice, delivery and papers, with the server’s amounts, and submits it once.',
  reserve: { block: 438 },
  attributes: { ...regionAttributes, ...urlState },
  events: {
    'trade-before-order': 'Before an order is submitted; may be cancelled with a reason.',
    'trade-order-place': 'An order was placed; told on the document with its numbers.',
    ...navigates,
  },
  parts: {
    title: 'The heading.',
    row: 'One line.',
    price: 'An amount.',
    action: 'Every button and link that does something.',
    empty: 'What stands where nothing can be ordered.',
    error: 'What stands where the checkout did not load.',
    dialog: 'The questions for an address and for an invoice.',
  },
})

export default region(description, CheckoutPage, inAddress)
