import { reviewState } from '../../words/review-state'
import { useOpened, useSay, useScope } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { useSheet } from '../../ui/sheet'
import { Steps } from '../../ui/pages/steps'
import { ApplicationState, isOpen } from '../../session/registration/application-state'
import { openApplications } from '../../session/registration/applications.store'
import { registrationMessages } from '../../session/registration/registration.messages'
import { SupplierForm } from './supplier-form'
import sheet from '../../session/registration/registration.css?sheet'

/** Progress of a supplier. @param at index of the step; 3: approved */
export function SupplierSteps({ at }: { at: number }) {
  const say = useSay(registrationMessages)
  const items = [say('supplierStepAccount'), say('supplierStepPapers'), say('supplierStepReview')]
  return <Steps items={items} current={at} layout="track" />
}

/** Application of a member as supplier, or its state. */
export function Supplier() {
  useSheet(sheet)
  const scope = useScope()
  const applications = useOpened(() => openApplications(scope))
  return (
    <Page of={applications.state}>
      {({ supplier }) => {
        const open = isOpen(supplier)
        const approved = supplier?.reviewState === reviewState.code.approved
        return (
          <div className="registration-steps">
            <SupplierSteps at={approved ? 3 : open ? 1 : 2} />
            {supplier && <ApplicationState of={supplier} />}
            {open && <SupplierForm of={applications} />}
          </div>
        )
      }}
    </Page>
  )
}
