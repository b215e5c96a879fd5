import { LoginBox } from '../src/shell/home/login-box'
import { describe, navigates } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-login-box',
  summary: 'The way to log in or register; for those who are logged in, who they are and ways on.',
  reserve: { block: 122 },
  attributes: regionAttributes,
  events: {
    ...navigates,
    'trade-session-change': 'Somebody logged in or out; told on the document.',
  },
  parts: { action: 'A button.' },
})

export default region(description, LoginBox)
