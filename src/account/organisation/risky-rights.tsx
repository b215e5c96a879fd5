import { useWatch } from 'react-hook-form'
import type { Drafts, Fields } from '../../core/form/form-field'
import type { Filling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import type { MemberRight } from '../../session/permission/member-right'
import { organisationMessages } from './organisation.messages'

/** Rights that together let one person act without a second one. */
const risks = [
  { of: ['order.place', 'request.approve'], text: 'ordersAndApproves' },
  { of: ['order.place', 'budget.manage'], text: 'ordersAndBudgets' },
  { of: ['member.manage', 'rule.manage'], text: 'membersAndRules' },
] as const satisfies { of: MemberRight[]; text: string }[]

type RiskyRightsProps<F extends Fields> = {
  of: Filling<F>
  /** Returns the rights that the values of the form give. */
  rightsIn: (drafts: Drafts<F>) => readonly string[]
}

/** Warns about combinations of rights in a role, or in all roles of a member. They can be saved nevertheless. */
export function RiskyRights<F extends Fields>({ of: filling, rightsIn }: RiskyRightsProps<F>) {
  const say = useSay(organisationMessages)
  useWatch({ control: filling.control })
  const rights = rightsIn(filling.drafts())
  const found = risks.filter(({ of }) => of.every((right) => rights.includes(right)))
  return (
    <div role="status" className={found.length > 0 ? 'form-field' : 'visually-hidden'}>
      <span className="form-label" />
      <div className="form-body">
        {found.map(({ text }) => (
          <p key={text} className="form-hint form-doubt">
            {say(text)}
          </p>
        ))}
      </div>
    </div>
  )
}
