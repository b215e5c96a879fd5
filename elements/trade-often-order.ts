import OftenOrderPage from '../src/catalogue/often-bought/often-order.page'
import { describe, emptySlot, navigates } from './description'
import { inAddress, urlState } from './runtime/in-address'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-often-order',
  summary:
    'Orders that the buyer’s company placed more than once with the same goods; each is put into the cart again at once.',
  reserve: { block: 467 },
  attributes: {
    ...regionAttributes,
    ...urlState,
  },
  events: {
    ...navigates,
  },
  slots: emptySlot,
  parts: {
    title: 'The heading, and the name of a product.',
    price: 'An amount.',
    action: 'A button.',
    row: 'A line of an order.',
    empty: 'What is said when there is nothing, and to visitors.',
    error: 'What is said when the list did not load.',
  },
})

export default region(description, OftenOrderPage, inAddress)
