import Menu from '../src/shell/menu/menu'
import { barRoom, describe } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-menu',
  summary:
    'Logo, search with suggestions, cart button with the count; below it all categories with their flyout, and the tabs. Beside an outlet, search and cart stay on top of the page when it is scrolled past.',
  reserve: { block: 155 },
  cssProperties: barRoom,
  attributes: {
    ...regionAttributes,
    hide: {
      type: 'string',
      about: 'Parts that are left out, separated by spaces: `hot`, `offer`, `cart`.',
    },
  },
  events: {
    'trade-navigate': 'Before a search or a link leads on; may be cancelled to go there in another way.',
  },
  parts: { action: 'A button.' },
})

export default region(description, Menu)
