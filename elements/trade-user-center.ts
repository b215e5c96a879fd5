import '../src/shell/routes'
import UserCenter from '../src/account/user-center/user-center'
import { describe, navigates } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-user-center',
  summary:
    'The user centre: side menu and pages. It keeps the page it shows in memory; links between its pages stay inside, unless the page around it goes there itself or maps them.',
  reserve: { block: 302 },
  attributes: {
    ...regionAttributes,
    page: {
      type: 'string',
      about: 'The page that is shown first, as its path below `/user`: `order`; absent: the account’s home.',
    },
  },
  events: {
    ...navigates,
  },
  parts: {
    title: 'The heading of a page.',
    row: 'A row of a list.',
    price: 'An amount.',
    action: 'A button.',
    dialog: 'A dialog.',
    empty: 'What is said when there is nothing.',
    error: 'What is said when something did not load.',
  },
})

export default region(description, UserCenter)
