import LinkHintPage from '../src/site/links/link-hint.page'
import { describe } from './description'
import { inAddress } from './runtime/in-address'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-link-hint',
  summary:
    'A word before another site is opened: its host, and the way on. Only http and https are followed.',
  reserve: { block: 326 },
  attributes: {
    ...regionAttributes,
    target: { type: 'string', about: 'Address of the other site.' },
    urlState: {
      type: 'choice',
      of: ['none', 'query'],
      default: 'none',
      about: 'Where the address is read when `target` is absent: `query` reads `?target=` of the page.',
    },
  },
  parts: { title: 'The heading.', action: 'A button.', empty: 'What is said of an address that is none.' },
})

export default region(description, LinkHintPage, inAddress)
