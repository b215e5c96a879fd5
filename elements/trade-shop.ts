import ShopsPage from '../src/catalogue/shops/shops.page'
import { describe, emptySlot, navigates } from './description'
import { inAddress, urlState } from './runtime/in-address'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-shop',
  summary: 'Shops by type, or one shop with its goods.',
  reserve: { block: 455 },
  attributes: {
    ...regionAttributes,
    shopId: { type: 'string', about: 'Id of a shop: its goods are shown; absent: all shops.' },
    ...urlState,
  },
  events: {
    ...navigates,
    'trade-before-add-to-cart': 'Before something is added; may be cancelled, with a `reason` for the buyer.',
  },
  slots: emptySlot,
  parts: {
    title: 'The heading.',
    row: 'A shop, or a row of the table of goods.',
    price: 'A price.',
    action: 'A button.',
    dialog: 'The comparison.',
    empty: 'What is said when there is nothing.',
    error: 'What is said when it did not load.',
  },
})

export default region(description, ShopsPage, inAddress)
