import RequestDetailPage from '../src/trade/requests/request-detail.page'
import { describe, navigates } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-approval',
  summary:
    'One purchase request with its lines, the last prices paid, its approval plan and history. Approvers decide it here, requesters withdraw or order it.',
  reserve: { block: 640 },
  attributes: {
    ...regionAttributes,
    requestId: { type: 'string', about: 'Id or number of the request.' },
  },
  events: navigates,
  parts: {
    title: 'The heading.',
    row: 'One line or history entry.',
    price: 'An amount.',
    action: 'A button.',
    error: 'What is said when it did not load.',
    dialog: 'A dialog.',
  },
})

export default region(description, RequestDetailPage)
