import ServicePage from '../src/site/customer-service/service.page'
import { describe, navigates } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-service',
  summary: 'The service centre: how to order, return and get an invoice, and how to reach somebody.',
  reserve: { block: 489 },
  attributes: regionAttributes,
  events: {
    ...navigates,
  },
  parts: { title: 'The heading.', action: 'A button.', error: 'What is said when it did not load.' },
})

export default region(description, ServicePage)
