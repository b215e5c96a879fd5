import Consult from '../src/site/customer-service/consult'
import { describe } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-consult',
  summary: 'All ways to customer service: telephone, working time, QR code, chat, and a form for a message.',
  reserve: { block: 158 },
  attributes: {
    ...regionAttributes,
    layout: {
      type: 'choice',
      of: ['inline', 'dialog'],
      default: 'inline',
      about: 'In the page, or a dialog that any part of the kit opens.',
    },
  },
  parts: { dialog: 'The dialog.', action: 'A button.', error: 'What is said when it did not load.' },
})

export default region(description, Consult)
