import { useState, type ReactNode } from 'react'
import { isCallError } from '../../core/api/call-error'
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

/** Sends a change with the ticket of the identity check. Server errors appear at their fields. */
export type SendChange = (change: (ticket: string) => Promise<unknown>) => Promise<void>

type ChangeInStepsProps = {
  purpose: ProofPurpose
  title: string
  /** Text after a successful change. */
  doneText: string
  /** Renders the second step with the new value. */
  children: (send: SendChange, security: Security) => ReactNode
}

/** Security change in three steps: identity check, new value, confirmation. */
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
      // The ticket is used or expired, so start again with the identity check.
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
          <div className="security-step stack gap-16 start">
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
