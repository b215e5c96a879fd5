import NewShopPage from '../src/shell/new-shop/new-shop.page'
import { describe, emptySlot, navigates } from './description'
import { inAddress, urlState } from './runtime/in-address'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-new-shop',
  summary: 'The shop of the brand site’s salesperson, where the site has one.',
  reserve: { block: 350 },
  attributes: {
    ...regionAttributes,
    view: {
      type: 'choice',
      of: ['one', 'tab'],
      default: 'one',
      about: 'All shelves on one page, or one shelf at a time.',
    },
    ...urlState,
  },
  events: {
    ...navigates,
    'trade-before-add-to-cart': 'Before something is added; may be cancelled, with a `reason` for the buyer.',
  },
  slots: emptySlot,
  parts: {
    title: 'The name of the salesperson.',
    price: 'A price.',
    action: 'A button.',
    empty: 'What is said when there is nothing, or no such shop.',
    error: 'What is said when it did not load.',
  },
})

export default region(description, NewShopPage, inAddress)
