import { IfPart } from '../src/session/permission/if.part'
import { kindNames } from '../src/session/permission/user-kind'
import { commonAttributes, describe } from './description'
import { small } from './runtime/small-element'

export const description = describe({
  tag: 'trade-if',
  small: true,
  summary:
    'Shows what it holds to some kinds of users only. A matter of looks: the server decides what anybody gets.',
  attributes: {
    ...commonAttributes,
    session: {
      type: 'choice',
      of: kindNames,
      default: 'member',
      about:
        'To whom: `visitor`, `member` (anybody logged in), or a kind of member: `retail`, `enterprise`, `personal`, `corporate`, `certified`, `main`, `sub`, `channel`, `reviewed` (orders wait for the main account), `supplier`.',
    },
  },
  slots: { '': 'What is shown to them.' },
})

export default small(description, IfPart)
