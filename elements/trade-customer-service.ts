import { CustomerServicePart } from '../src/site/customer-service/customer-service.lit'
import { serviceChannels } from '../src/site/customer-service/service-way'
import { commonAttributes, describe } from './description'
import { small } from './runtime/small-element'

export const description = describe({
  tag: 'trade-customer-service',
  small: true,
  summary:
    'Button that opens the chat page of customer service with the brand site’s id, else its instant messages.',
  reserve: { inline: 106, block: 36 },
  attributes: {
    ...commonAttributes,
    label: { type: 'string', about: 'Words on the button; default: contact customer service.' },
    channel: {
      type: 'choice',
      of: serviceChannels,
      default: 'any',
      about: 'Which way: the chat page, the instant messages, or whichever there is.',
    },
  },
  parts: { action: 'The button.' },
})

export default small(description, CustomerServicePart)
