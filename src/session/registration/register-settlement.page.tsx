import { useSay } from '../../ui/host'
import { MembersOnly } from './members-only'
import { RegisterFrame } from './register-frame'
import { registrationMessages } from './registration.messages'
import { Settlement } from './settlement'

/** Application for an enterprise membership, or its state. */
export default function RegisterSettlementPage() {
  const say = useSay(registrationMessages)
  return (
    <RegisterFrame title={say('settlementTitle')} text={say('settlementText')}>
      <MembersOnly>
        <Settlement />
      </MembersOnly>
    </RegisterFrame>
  )
}
