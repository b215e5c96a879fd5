import { reviewState } from '../../words/review-state'
import { useOpened, useSay, useScope } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { Steps } from '../../ui/pages/steps'
import { ApplicationBody } from '../../session/registration/application-body'
import { ApplicationState, isOpen } from '../../session/registration/application-state'
import { openApplications } from '../../session/registration/applications.store'
import { registrationMessages } from '../../session/registration/registration.messages'
import { SupplierForm } from './supplier-form'

/** Progress of a supplier. @param at index of the step; 3: approved */
export function SupplierSteps({ at }: { at: number }) {
  const say = useSay(registrationMessages)
  const items = [say('supplierStepAccount'), say('supplierStepPapers'), say('supplierStepReview')]
  return <Steps items={items} current={at} layout="track" />
}

/** Application of a member as supplier, or its state. */
export function Supplier() {
  const scope = useScope()
  const applications = useOpened(() => openApplications(scope))
  return (
    <Page of={applications.state}>
      {({ supplier }) => {
        const open = isOpen(supplier)
        const approved = supplier?.reviewState === reviewState.code.approved
        return (
          <ApplicationBody>
            <SupplierSteps at={approved ? 3 : open ? 1 : 2} />
            {supplier && <ApplicationState of={supplier} />}
            {open && <SupplierForm of={applications} />}
          </ApplicationBody>
        )
      }}
    </Page>
  )
}
