import { LoginBox } from '../src/site/home/login-box'
import { commonAttributes, describe } from './description'
import { region } from './element'

export const description = describe({
  tag: 'trade-login-box',
  summary: 'The way to log in or register; for those who are logged in, who they are and ways on.',
  attributes: commonAttributes,
  events: {
    'trade-navigate': 'Before a link is followed; may be cancelled to go there in another way.',
    'trade-session-change': 'Somebody logged in or out.',
  },
  parts: { action: 'A button.' },
})

export default region(description, LoginBox)
