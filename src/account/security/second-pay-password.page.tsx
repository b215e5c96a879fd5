import { useState } from 'react'
import { isCallError } from '../../core/api/call-error'
import { yes } from '../../core/api/shapes'
import { Button } from '../../ui/button'
import { useSay, useScope } from '../../ui/host'
import { ChangeInSteps, type SendChange } from './change-in-steps'
import { changeSecondPayPassword, type Security } from './security.contract'
import { securityMessages } from './security.messages'

/** Page to turn on the second confirmation of payments after the payment password. */
export default function SecondPayPasswordPage() {
  const say = useSay(securityMessages)
  return (
    <ChangeInSteps purpose="secondPayPassword" title={say('second')} doneText={say('secondText')}>
      {(send, security) => <Turn send={send} security={security} />}
    </ChangeInSteps>
  )
}

function Turn({ send, security }: { send: SendChange; security: Security }) {
  const say = useSay(securityMessages)
  const scope = useScope()
  const [busy, setBusy] = useState(false)
  const on = security.secondPayPassword === yes
  async function turn() {
    setBusy(true)
    try {
      const body = { on: on ? 20 : 10 } as const
      await send((ticket) => scope.call(changeSecondPayPassword, { body: { ...body, ticket } }))
    } catch (error) {
      // The client has shown an error.
      if (!isCallError(error)) throw error
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p className="ink-2">{say('secondText')}</p>
      <Button variant="primary" loading={busy} onClick={() => void turn()}>
        {say(on ? 'toTurnOff' : 'toTurnOn')}
      </Button>
    </>
  )
}
