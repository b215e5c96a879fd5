import { Card } from '../../ui/card'
import { useSay } from '../../ui/host'
import { PlanSteps } from './plan-steps'
import type { RequestDetail } from './request-detail.store'
import { requestState } from './request-state'
import { requestMessages } from './requests.messages'

/** Approval plan of a request. */
export function RequestPlan({ request: { steps, step, state } }: { request: RequestDetail }) {
  const say = useSay(requestMessages)
  const waits = state === requestState.code.waiting
  return (
    <Card title={say('plan')}>
      <PlanSteps steps={steps} current={waits ? step : undefined} />
    </Card>
  )
}
