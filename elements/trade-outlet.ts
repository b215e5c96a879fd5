import { preparePage } from '../src/ui/pages/loaded-page'
import Outlet from '../src/shell/outlet/outlet'
import { barRoom, describe, navigates } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'
import { placing } from './placing'

export const description = describe({
  tag: 'trade-outlet',
  summary:
    'The routed pages of the whole shop. It owns the address bar, the title and the history of its page.',
  reserve: { block: 454 },
  cssProperties: barRoom,
  attributes: { ...regionAttributes, ...placing },
  events: {
    ...navigates,
  },
})

export default region(description, Outlet, { prepare: preparePage })
