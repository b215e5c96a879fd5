import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { yes } from '../../core/api/shapes'
import { Button } from '../../ui/button'
import { Form, SubmitButton } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useOpened, useSay, useScope } from '../../ui/host'
import { Segmented } from '../../ui/forms/segmented'
import type { ProofPurpose, ProofWay } from './proof'
import { byCode, byPassword } from './proof-fields'
import { openProof } from './proof.store'
import type { Security } from './security.contract'
import { securityMessages } from './security.messages'

type ProveProps = {
  purpose: ProofPurpose
  security: Security
  /** @param ticket ticket for one change */
  onProved: (ticket: string) => void
}

/** Returns the methods available to this account. */
const waysOf = ({ hasPassword, phone, email }: Security): ProofWay[] => [
  ...(hasPassword === yes ? (['password'] as const) : []),
  ...(phone ? (['sms'] as const) : []),
  ...(email ? (['email'] as const) : []),
]

/** First step of a security change: login password, or a code to the account's phone or email address. */
export function ProveOneself({ purpose, security, onProved }: ProveProps) {
  const say = useSay(securityMessages)
  const ways = waysOf(security)
  const [way, setWay] = useState(ways[0])
  if (!way) return <p>{say('noWay')}</p>
  const words = { password: say('password'), sms: say('sms'), email: say('mail') }
  return (
    <>
      <p className="ink-2">{say('proveText')}</p>
      {ways.length > 1 && (
        <Segmented
          size="medium"
          label={say('ways')}
          value={way}
          onChange={setWay}
          options={ways.map((value) => ({ value, label: words[value] }))}
        />
      )}
      <Proving key={way} {...{ purpose, security, onProved, way }} />
    </>
  )
}

function Proving({ purpose, security, onProved, way }: ProveProps & { way: ProofWay }) {
  const say = useSay(securityMessages)
  const scope = useScope()
  const store = useOpened(() => openProof(scope, purpose))
  useEffect(() => store.close, [store])
  const left = useStore(store.$left)
  const sending = useStore(store.$sending)
  const filling = useFilling(way === 'password' ? byPassword : byCode, {
    send: async ({ proof = '' }) => onProved(await store.prove(way, proof)),
  })
  const code = way !== 'password' && (
    <Button
      loading={sending}
      loadingLabel={say('sending')}
      disabled={left > 0}
      onClick={() => void store.send(way)}
    >
      {left > 0 ? say('wait', { n: left }) : say('send')}
    </Button>
  )
  return (
    <Form of={filling} className="security-form">
      {way !== 'password' && (
        <p className="security-to text-dense ink-2">
          {say('sentTo', { to: way === 'sms' ? security.phone : security.email })}
        </p>
      )}
      <FormField
        of={filling}
        name="proof"
        autoComplete={way === 'password' ? 'current-password' : 'one-time-code'}
        after={code}
      />
      <SubmitButton of={filling} className="form-save">
        {say('next')}
      </SubmitButton>
    </Form>
  )
}
