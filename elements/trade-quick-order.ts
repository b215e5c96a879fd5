import QuickOrderPage from '../src/catalogue/quick-order/quick-order.page'
import { describe, navigates } from './description'
import { inAddress, urlState } from './runtime/in-address'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-quick-order',
  summary:
    'Many goods at once by code and quantity: pasted, from a CSV or XLSX file, or typed; every row is checked and can be repaired.',
  reserve: { block: 759 },
  attributes: {
    ...regionAttributes,
    ...urlState,
  },
  events: {
    ...navigates,
    'trade-before-add-to-cart':
      'Before the good rows are added; may be cancelled, with a `reason` that the buyer is told.',
  },
  parts: {
    title: 'The heading, and the name of a product.',
    row: 'One row of the order.',
    price: 'An amount.',
    action: 'Every button that does something.',
    dialog: 'The question before the list is cleared.',
  },
})

export default region(description, QuickOrderPage, inAddress)
