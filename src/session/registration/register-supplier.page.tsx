import { useStore } from '@nanostores/react'
import { Page } from '../../ui/page-frame'
import { useSay, useScope } from '../../ui/host'
import { Steps } from '../../ui/steps'
import { sessionOf } from '../sign-in/session.store'
import { ApplicationState, isOpen } from './application-state'
import { applicationsOf } from './applications.store'
import { RegisterForm } from './register-form'
import { RegisterFrame } from './register-frame'
import { registrationMessages } from './registration.messages'
import { SupplierForm } from './supplier-form'

function SupplierSteps({ at }: { at: number }) {
  const say = useSay(registrationMessages)
  const items = [say('supplierStepAccount'), say('supplierStepPapers'), say('supplierStepReview')]
  return <Steps items={items} current={at} layout="track" />
}

function Supplier() {
  return (
    <Page of={applicationsOf(useScope()).state}>
      {({ supplier }) => (
        <div className="register-steps">
          <SupplierSteps at={supplier?.reviewState === 20 ? 3 : isOpen(supplier) ? 1 : 2} />
          {supplier && <ApplicationState of={supplier} />}
          {isOpen(supplier) && <SupplierForm />}
        </div>
      )}
    </Page>
  )
}

/** Registers a supplier: an account first, because papers are somebody's, then the papers. */
export default function RegisterSupplierPage() {
  const say = useSay(registrationMessages)
  const member = useStore(sessionOf(useScope()).$session).state === 'member'
  return (
    <RegisterFrame title={say('supplierTitle')} text={say('supplierText')} reader="supplier">
      {member ? (
        <Supplier />
      ) : (
        <div className="register-steps">
          <SupplierSteps at={0} />
          {/* The session that it opens brings the next step. */}
          <RegisterForm kind="corporate" done={() => {}} />
        </div>
      )}
    </RegisterFrame>
  )
}
