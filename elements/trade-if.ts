import { IfPart } from '../src/session/permission/if.lit'
import { commonAttributes, describe } from './description'
import { small } from './small-element'

export const description = describe({
  tag: 'trade-if',
  small: true,
  summary:
    'Shows what it holds only to visitors, or only to members. A matter of looks: the server decides what anybody gets.',
  attributes: {
    ...commonAttributes,
    session: {
      type: 'choice',
      of: ['member', 'visitor', 'retail', 'enterprise'],
      default: 'member',
      about: 'To whom: anybody logged in, visitors, retail members or enterprise members.',
    },
  },
  slots: { '': 'What is shown to them.' },
})

export default small(description, IfPart)
