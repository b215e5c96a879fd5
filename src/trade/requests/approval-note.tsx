import { useStore } from '@nanostores/react'
import { resource } from '../../core/store/resource'
import { Checkbox } from '../../ui/forms/checkbox'
import { Textarea } from '../../ui/forms/textarea'
import { useOpened, useSay, useScope } from '../../ui/host'
import type { CheckoutStore } from '../checkout/checkout.store'
import { longestReason } from '../checkout/text-limits'
import { PlanSteps } from './plan-steps'
import { approvalPlanOf } from './requests.contract'
import { requestMessages } from './requests.messages'

type ApprovalNoteProps = { checkout: Pick<CheckoutStore, '$emergencyReason' | '$faults'>; draftId: string }

/**
 * Approvals that a checkout needs: who decides, why, and until when the price holds. Empty for back ends that approve without
 * naming a plan.
 */
export default function ApprovalNote({ checkout, draftId }: ApprovalNoteProps) {
  const say = useSay(requestMessages)
  const scope = useScope()
  const plan = useOpened(() =>
    resource(
      (signal) => scope.call(approvalPlanOf, { path: { draftId } }, { signal, quiet: true }),
      [scope.$locale],
    ),
  )
  const { value } = useStore(plan.$state)
  const reason = useStore(checkout.$emergencyReason)
  const { emergency: fault } = useStore(checkout.$faults)
  if (!value) return null
  const { emergencyHours: hours, steps, holdUntil, endsEarly, deniedBy } = value
  if (deniedBy) return <p role="alert">{say('deniedBy', { name: deniedBy })}</p>
  return (
    <section aria-label={say('plan')}>
      <PlanSteps steps={steps} />
      {hours !== undefined && (
        <div className="stack gap-8 above-12 ink-1">
          <Checkbox
            checked={reason !== undefined}
            onChange={({ target }) => checkout.$emergencyReason.set(target.checked ? '' : undefined)}
          >
            {say('orderAtOnce')}
          </Checkbox>
          {reason !== undefined && (
            <label className="stack gap-4" data-field="emergency">
              {say('emergencyReason')}
              <Textarea
                name="emergency"
                required
                rows={2}
                maxLength={longestReason}
                value={reason}
                error={fault}
                onChange={({ target }) => checkout.$emergencyReason.set(target.value)}
              />
              <span className="meta">{say('emergencyHours', { n: hours })}</span>
            </label>
          )}
        </div>
      )}
      {reason === undefined && endsEarly && (
        <p>{say(`${endsEarly.kind}Ends`, { time: endsEarly.at.slice(0, 16) })}</p>
      )}
      {reason === undefined && holdUntil && (
        <p className="meta">{say('heldUntil', { time: holdUntil.slice(0, 16) })}</p>
      )}
    </section>
  )
}
