import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { DocumentTitle } from '../../ui/pages/document-title'
import { StepButtons } from '../../ui/pages/step-buttons'
import { useSay } from '../../ui/host'
import { later } from '../../ui/later'
import { StateTag } from '../../ui/state-tag'
import { DecideDialog } from './decide-dialog'
import type { Decision, RequestDetail, RequestSteps } from './request-detail.store'
import { EmergencyTag } from './emergency-tag'
import { actionsOf, openStates } from './request-machine'
import { requestState } from './request-state'
import { requestMessages } from './requests.messages'

const EditDialog = later(() => import('./edit-dialog'))
const NotAddedDialog = later(() => import('./not-added-dialog'))

const decisions = ['approve', 'sendBack', 'reject'] as const satisfies readonly Decision['decision'][]

/** Header of a request: state, hold and actions. */
export function RequestHead({ request, steps }: { request: RequestDetail; steps: RequestSteps }) {
  const say = useSay(requestMessages)
  const busy = useStore(steps.$busy).size > 0
  const partial = useStore(steps.$again)
  const [editing, edit] = useState(false)
  const [asking, ask] = useState<Decision['decision']>()
  const { no, state, requester, createdAt, holdUntil, expiresAt, failure, mine, revision, emergency } =
    request
  const open = actionsOf(request)
  const isOpen = openStates.some((one) => one === state)
  const isHeld = isOpen && !emergency
  const close = () => ask(undefined)
  return (
    <Card padding="none">
      <DocumentTitle
        title={say('named', { no })}
        facts={
          <>
            <StateTag of={requestState} code={state} large />
            <span>{requester.name}</span>
            <span>{createdAt.slice(0, 16)}</span>
            {emergency && <EmergencyTag of={emergency} />}
            {isOpen && emergency && (
              <span>{say('approveBy', { time: emergency.approveBy.slice(0, 16) })}</span>
            )}
            {isHeld && (
              <span>{holdUntil ? say('heldUntil', { time: holdUntil.slice(0, 16) }) : say('notHeld')}</span>
            )}
            {isOpen && expiresAt && <span>{say('expiresAt', { time: expiresAt.slice(0, 10) })}</span>}
            {failure && <span role="status">{failure}</span>}
          </>
        }
        actions={
          <>
            {mine &&
              decisions
                .filter((name) => open.includes(name))
                .map((name) => (
                  <Button
                    key={name}
                    size="small"
                    variant={name === 'approve' ? 'primary' : 'secondary'}
                    onClick={() => ask(name)}
                  >
                    {say(name)}
                  </Button>
                ))}
            {open.includes('edit') && (
              <Button size="small" onClick={() => edit(true)}>
                {say('edit')}
              </Button>
            )}
            <StepButtons of={steps} open={open} say={say} />
          </>
        }
      />
      {partial && <NotAddedDialog steps={steps} />}
      {editing && <EditDialog request={request} steps={steps} onClose={() => edit(false)} />}
      {asking && (
        <DecideDialog
          decision={asking}
          request={request}
          busy={busy}
          onClose={close}
          onDecide={(decision) => void steps.decide(revision, decision).then((done) => done && close())}
        />
      )}
    </Card>
  )
}
