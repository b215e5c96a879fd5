import { SearchBoxAlone } from '../src/catalogue/search/search-box-alone'
import { describe } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-search-box',
  summary: 'Looks for goods: what was searched for before, popular words, and suggestions for what is typed.',
  reserve: { block: 70 },
  attributes: {
    ...regionAttributes,
    hotWords: { type: 'string', about: 'Popular words, separated by commas; default: those of the site.' },
    hide: { type: 'string', about: 'Parts that are left out, separated by spaces: `hot`.' },
  },
  events: {
    'trade-navigate': 'Before a search or a link leads on; may be cancelled to go there in another way.',
  },
  parts: { action: 'The button.' },
})

export default region(description, SearchBoxAlone)
