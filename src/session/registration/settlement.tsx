import { userType } from '../user-type'
import { useOpened, useSay, useScope } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { Steps } from '../../ui/pages/steps'
import { useRefusal } from '../permission/permitted'
import { Refused } from '../permission/refused'
import { ApplicationBody } from './application-body'
import { ApplicationState, isOpen } from './application-state'
import { openApplications } from './applications.store'
import { registrationMessages } from './registration.messages'
import { SettlementForm } from './settlement-form'

/** Application of a member for an enterprise membership, or its state. */
export function Settlement() {
  const say = useSay(registrationMessages)
  const scope = useScope()
  const applications = useOpened(() => openApplications(scope))
  const refusal = useRefusal('openMembership')
  // An enterprise member sees how the application went.
  if (refusal && refusal !== 'isMember') return <Refused refusal={refusal} form="part" />
  const steps = [say('settlementStepPapers'), say('settlementStepReview'), say('settlementStepOpen')]
  return (
    <Page of={applications.state}>
      {({ userType: kind, settlement }) => {
        const there = kind === userType.code.enterprise
        const open = isOpen(settlement) && !there
        return (
          <ApplicationBody>
            <Steps items={steps} current={there ? steps.length : open ? 0 : 1} layout="track" />
            {settlement && <ApplicationState of={settlement} />}
            {open && <SettlementForm of={applications} />}
            {there && !settlement && <p>{say('approved')}</p>}
          </ApplicationBody>
        )
      }}
    </Page>
  )
}
