import { useState, type ReactNode } from 'react'
import { isCallError } from '../../core/call-error'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/pages/empty-state'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { Page } from '../../ui/pages/page-frame'
import { useSheet } from '../../ui/sheet'
import { Steps } from '../../ui/pages/steps'
import type { ProofPurpose } from './proof'
import { ProveOneself } from './prove-oneself'
import type { Security } from './security.contract'
import sheet from './security.css?sheet'
import { securityMessages } from './security.messages'
import { openSecurity } from './security.store'

/** Sends the change with the proof's ticket; what the server refuses is said at its field. */
export type SendChange = (change: (ticket: string) => Promise<unknown>) => Promise<void>

type ChangeInStepsProps = {
  purpose: ProofPurpose
  title: string
  /** What is said once it is done. */
  doneText: string
  /** The second step: what takes the place of the old. */
  children: (send: SendChange, security: Security) => ReactNode
}

/** A change of what keeps the account: prove that it is you, enter the new one, done. */
export function ChangeInSteps({ purpose, title, doneText, children }: ChangeInStepsProps) {
  useSheet(sheet)
  const { scope } = useHost()
  const say = useSay(securityMessages)
  const href = useHref()
  const { security } = useOpened(() => openSecurity(scope))
  const [ticket, setTicket] = useState('')
  const [done, setDone] = useState(false)

  const send: SendChange = async (change) => {
    try {
      await change(ticket)
      setDone(true)
    } catch (error) {
      // The proof is used up or too old: once more from the beginning.
      if (isCallError(error) && error.fields.some(({ path }) => path === 'ticket')) setTicket('')
      throw error
    }
  }
  const at = done ? 2 : ticket ? 1 : 0
  return (
    <Page of={security} title={title} what={say('what')}>
      {(value) => (
        <Card padding="form">
          <Steps
            layout="track"
            items={[say('stepProve'), say('stepChange'), say('stepDone')]}
            current={done ? 3 : at}
          />
          <div className="security-step">
            {at === 0 && <ProveOneself purpose={purpose} security={value} onProved={setTicket} />}
            {at === 1 && children(send, value)}
            {at === 2 && (
              <EmptyState
                state={null}
                drawing="lock"
                title={say('changed')}
                text={doneText}
                actions={<LinkButton href={href('security')}>{say('back')}</LinkButton>}
              />
            )}
          </div>
        </Card>
      )}
    </Page>
  )
}
