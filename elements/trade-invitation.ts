import InvitationPage from '../src/account/invitations/invitation.page'
import { describe, navigates } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-invitation',
  summary:
    'The page behind the link of an invitation to a company. The invited person opens an account by a code, or joins with an existing one.',
  reserve: { block: 560 },
  attributes: {
    ...regionAttributes,
    token: { type: 'string', about: 'Token of the link.' },
  },
  events: {
    'trade-session-change': 'Somebody accepted and is logged in; told on the document.',
    ...navigates,
  },
  parts: {
    title: 'The heading.',
    action: 'A button.',
    empty: 'What is said when the invitation can no longer be accepted.',
    error: 'What is said when it did not load.',
    dialog: 'The agreements.',
  },
})

export default region(description, InvitationPage)
