import OftenGoodsPage from '../src/catalogue/often-bought/often-goods.page'
import { describe, emptySlot, navigates } from './description'
import { inAddress, urlState } from './runtime/in-address'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-often-goods',
  summary:
    'Goods that the buyer’s company has bought, the most frequent first, with quantities; several go into the cart at once.',
  reserve: { block: 467 },
  attributes: {
    ...regionAttributes,
    ...urlState,
  },
  events: {
    ...navigates,
    'trade-before-add-to-cart':
      'Before something is added; may be cancelled, with a `reason` that the buyer is told.',
  },
  slots: emptySlot,
  parts: {
    title: 'The heading, and the name of a product.',
    price: 'A price.',
    action: 'A button.',
    row: 'A row of the table.',
    empty: 'What is said when there is nothing, and to visitors.',
    error: 'What is said when the list did not load.',
    dialog: 'The question before something is taken off the list.',
  },
})

export default region(description, OftenGoodsPage, inAddress)
