import { Page } from '../../ui/page-frame'
import { useSay, useScope } from '../../ui/host'
import { Steps } from '../../ui/steps'
import { ApplicationState, isOpen } from './application-state'
import { applicationsOf } from './applications.store'
import { MembersOnly } from './members-only'
import { RegisterFrame } from './register-frame'
import { registrationMessages } from './registration.messages'
import { SettlementForm } from './settlement-form'

function Settlement() {
  const say = useSay(registrationMessages)
  const steps = [say('settlementStepPapers'), say('settlementStepReview'), say('settlementStepOpen')]
  return (
    <Page of={applicationsOf(useScope()).state}>
      {({ userType, settlement }) => {
        const open = isOpen(settlement) && userType !== 20
        const at = userType === 20 ? 3 : open ? 0 : 1
        return (
          <div className="register-steps">
            <Steps items={steps} current={at} layout="track" />
            {settlement && <ApplicationState of={settlement} />}
            {open && <SettlementForm />}
            {userType === 20 && !settlement && <p>{say('approved')}</p>}
          </div>
        )
      }}
    </Page>
  )
}

/** Opens an enterprise membership, or shows what became of the wish for one. */
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
