import OfferRequestPage from '../src/trade/offers/offer-request.page'
import { describe, navigates } from './description'
import { inAddress, urlState } from './runtime/in-address'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-offer',
  summary:
    'Asks for a quotation: of the cart’s selected goods, of goods that were added to it, and of goods that are typed in because the shop does not list them. What was typed stays in this browser until it was sent.',
  reserve: { block: 302 },
  attributes: { ...regionAttributes, ...urlState },
  events: navigates,
  parts: {
    title: 'The heading.',
    row: 'One row of goods.',
    price: 'An amount.',
    action: 'Every button and link that does something.',
    empty: 'What stands where no goods were chosen yet.',
    error: 'What stands where the cart did not load.',
    dialog: 'A dialog.',
  },
})

export default region(description, OfferRequestPage, inAddress)
