import { useStore } from '@nanostores/react'
import { useSay, useScope } from '../../ui/host'
import { Permitted } from '../../session/permission/permitted'
import { sessionOf } from '../../session/sign-in/session.store'
import { ApplicationBody } from '../../session/registration/application-body'
import { RegisterForm } from '../../session/registration/register-form'
import { RegisterFrame } from '../../session/registration/register-frame'
import { registrationMessages } from '../../session/registration/registration.messages'
import { Supplier, SupplierSteps } from './supplier'

/** Registers a supplier: first an account, which owns the documents, then the documents. */
export default function RegisterSupplierPage() {
  const say = useSay(registrationMessages)
  const member = useStore(sessionOf(useScope()).$session).state === 'member'
  return (
    <RegisterFrame title={say('supplierTitle')} text={say('supplierText')} reader="supplier">
      {member ? (
        <Permitted action="becomeSupplier" form="part">
          <Supplier />
        </Permitted>
      ) : (
        <ApplicationBody>
          <SupplierSteps at={0} />
          {/* The new session shows the next step. */}
          <RegisterForm kind="corporate" done={() => {}} />
        </ApplicationBody>
      )}
    </RegisterFrame>
  )
}
