import BrandsPage from '../src/catalogue/brands/brands.page'
import { describe, emptySlot, navigates } from './description'
import { inAddress, urlState } from './runtime/in-address'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-brands',
  summary: 'Brands A to Z, or one brand with its goods.',
  reserve: { block: 410 },
  attributes: {
    ...regionAttributes,
    brandId: { type: 'string', about: 'Id of a brand: its goods are shown; absent: all brands.' },
    hide: { type: 'string', about: 'Parts that are left out, separated by spaces: `breadcrumb`.' },
    ...urlState,
  },
  events: {
    ...navigates,
    'trade-before-add-to-cart':
      'Before something is added; may be cancelled, with a `reason` that the buyer is told.',
  },
  slots: emptySlot,
  parts: {
    title: 'The name of the brand, or of a product in the table.',
    price: 'A price.',
    action: 'A button.',
    row: 'A row of the table.',
    dialog: 'The comparison.',
    empty: 'What is said when there is nothing.',
    error: 'What is said when it did not load.',
  },
})

export default region(description, BrandsPage, inAddress)
