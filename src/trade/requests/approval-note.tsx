import { useSay } from '../../ui/host'
import { PlanSteps } from './plan-steps'
import type { ApprovalPlan } from './requests.contract'
import { requestMessages } from './requests.messages'

/** Approvals that a checkout needs: who decides, why, and until when the price holds. */
export default function ApprovalNote({ plan: { steps, holdUntil, deniedBy } }: { plan: ApprovalPlan }) {
  const say = useSay(requestMessages)
  if (deniedBy) return <p role="alert">{say('deniedBy', { name: deniedBy })}</p>
  return (
    <section aria-label={say('plan')}>
      <PlanSteps steps={steps} />
      {holdUntil && <p className="meta">{say('heldUntil', { time: holdUntil.slice(0, 16) })}</p>}
    </section>
  )
}
