import RequestListPage from '../src/trade/requests/request-list.page'
import { describe, emptySlot, navigates } from './description'
import { inAddress, urlState } from './runtime/in-address'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-approvals',
  summary:
    'Purchase requests of the buyer’s company by state: the buyer’s own, those that wait for the buyer’s decision, and for the main account all of them.',
  reserve: { block: 480 },
  attributes: { ...regionAttributes, ...urlState },
  events: navigates,
  slots: emptySlot,
  parts: {
    title: 'The heading.',
    row: 'One request.',
    price: 'An amount.',
    action: 'A button.',
    empty: 'What is said when there is nothing.',
    error: 'What is said when it did not load.',
  },
})

export default region(description, RequestListPage, inAddress)
