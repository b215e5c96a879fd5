import Header from '../src/shell/header/header'
import { barRoom, describe } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-header',
  summary: 'The utility bar at the top: who is logged in, shortcuts, language and light or dark.',
  reserve: { block: 36 },
  cssProperties: barRoom,
  attributes: {
    ...regionAttributes,
    hide: {
      type: 'string',
      about:
        'Parts that are left out, separated by spaces: `home`, `orders`, `account`, `often`, `messages`, `notices`, `help`, `language`, `theme`.',
    },
  },
  slots: {
    'header-start': 'Before the greeting.',
    'header-end': 'After language and theme.',
  },
  parts: { row: 'The bar.', action: 'A button.' },
})

export default region(description, Header)
