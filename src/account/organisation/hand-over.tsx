import { sessionOf } from '../../session/sign-in/session.store'
import { Form } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay, useScope } from '../../ui/host'
import { Dialog } from '../../ui/overlays/dialog'
import { MemberField } from '../members/member-field'
import { handOverFields } from './hand-over-fields'
import { handOverCompany } from './hand-over.contract'
import { handOverMessages } from './hand-over.messages'

/** Dialog to leave the company to another administrator. It ends the session, because the own account is closed. */
export default function HandOver({ onClose }: { onClose: () => void }) {
  const scope = useScope()
  const say = useSay(handOverMessages)
  const filling = useFilling(handOverFields, {
    async send({ memberId, payPassword }) {
      await scope.call(handOverCompany, { body: { memberId: String(memberId), payPassword } })
      scope.toasts.brief('success', say('done'))
      await sessionOf(scope).logout()
    },
  })
  return (
    <Dialog title={say('title')} form={filling} width={480} action={say('action')} onClose={onClose}>
      <p>{say('text')}</p>
      <Form of={filling}>
        <MemberField of={filling} name="memberId" none={say('choose')} />
        <FormField of={filling} name="payPassword" />
      </Form>
    </Dialog>
  )
}
