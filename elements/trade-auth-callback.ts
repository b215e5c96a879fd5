import AuthCallbackPage from '../src/session/third-party/auth-callback.page'
import { describe } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-auth-callback',
  summary:
    'Ends a sign-in at WeChat, QQ or Alipay that this tab began: logs in, or offers to bind an account. Any other code in the address is left alone.',
  reserve: { block: 346 },
  attributes: regionAttributes,
  events: {
    'trade-session-change': 'Somebody logged in; told on the document.',
    'trade-navigate': 'Before going on to where the login was asked for.',
  },
  parts: { title: 'The heading.', action: 'A button.', empty: 'What is said when nobody is logging in.' },
})

export default region(description, AuthCallbackPage)
