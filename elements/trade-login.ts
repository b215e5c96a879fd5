import LoginPage from '../src/session/sign-in/login.page'
import { describe } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-login',
  summary:
    'Logs in by account and password, by a code sent to the phone or by a third party; on a page or in a dialog. Also sets a new password for a forgotten one.',
  reserve: { block: 708 },
  attributes: regionAttributes,
  events: { 'trade-session-change': 'Somebody logged in or out; told on the document.' },
  parts: { title: 'The heading.', error: 'What went wrong.' },
})

export default region(description, LoginPage)
