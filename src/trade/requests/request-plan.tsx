import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { hasRight } from '../../session/permission/member-right'
import { sessionOf } from '../../session/sign-in/session.store'
import { Card } from '../../ui/card'
import { useSay, useScope } from '../../ui/host'
import { later } from '../../ui/later'
import { PlanSteps } from './plan-steps'
import type { RequestDetail, RequestSteps } from './request-detail.store'
import { actionsOf } from './request-machine'
import { requestState } from './request-state'
import type { PlanStep } from './requests.contract'
import { requestMessages } from './requests.messages'

const ReassignDialog = later(() => import('./reassign-dialog'))

type Asked = { from: PlanStep['people'][number]; step: number }

/** Approval plan of a request. The main account may pass open approvals to other people, an approver the own one. */
export function RequestPlan({ request, steps }: { request: RequestDetail; steps: RequestSteps }) {
  const say = useSay(requestMessages)
  const [asked, ask] = useState<Asked>()
  const waits = request.state === requestState.code.waiting
  // Back ends that send no actions have no such step.
  const mayPass = request.actions !== undefined && actionsOf(request).includes('reassign')
  const session = useStore(sessionOf(useScope()).$session)
  const user = session.state === 'member' ? session.user : undefined
  const isMain = user && hasRight(user, 'company.edit')
  const passOn = (from: Asked['from'], step: number) =>
    (isMain || from.id === user?.id) &&
    !from.decidedAt &&
    step >= request.step && (
      <button
        type="button"
        className="link request-pass"
        part="action"
        aria-label={say('reassignOf', { name: from.name })}
        onClick={() => ask({ from, step })}
      >
        {say('reassign')}
      </button>
    )
  return (
    <Card title={say('plan')}>
      <PlanSteps
        steps={request.steps}
        current={waits ? request.step : undefined}
        control={mayPass ? passOn : undefined}
      />
      {asked && <ReassignDialog steps={steps} {...asked} onClose={() => ask(undefined)} />}
    </Card>
  )
}
