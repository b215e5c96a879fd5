import { useStore } from '@nanostores/react'
import { resource } from '../../core/store/resource'
import { useOpened, useSay, useScope } from '../../ui/host'
import { PlanSteps } from './plan-steps'
import { approvalPlanOf } from './requests.contract'
import { requestMessages } from './requests.messages'

/**
 * Approvals that a checkout needs: who decides, why, and until when the price holds. Empty for back ends that approve without
 * naming a plan.
 */
export default function ApprovalNote({ draftId }: { draftId: string }) {
  const say = useSay(requestMessages)
  const scope = useScope()
  const plan = useOpened(() =>
    resource(
      (signal) => scope.call(approvalPlanOf, { path: { draftId } }, { signal, quiet: true }),
      [scope.$locale],
    ),
  )
  const { value } = useStore(plan.$state)
  if (!value) return null
  const { steps, holdUntil, endsEarly, deniedBy } = value
  if (deniedBy) return <p role="alert">{say('deniedBy', { name: deniedBy })}</p>
  return (
    <section aria-label={say('plan')}>
      <PlanSteps steps={steps} />
      {endsEarly && <p>{say(`${endsEarly.kind}Ends`, { time: endsEarly.at.slice(0, 16) })}</p>}
      {holdUntil && <p className="meta">{say('heldUntil', { time: holdUntil.slice(0, 16) })}</p>}
    </section>
  )
}
