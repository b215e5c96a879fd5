import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Form, FormFields, SubmitButton } from '../../ui/form'
import { useFilling } from '../../ui/form-filling'
import { useSay, useScope } from '../../ui/host'
import { refundFields } from './bond-fields'
import type { Bond } from './bonds.contract'
import { bondMessages } from './bonds.messages'
import type { Bonds } from './bonds.store'

type BondRefundProps = { bond: Bond; bonds: Bonds; onClose: () => void }

/** Why a bond is asked back. */
export function BondRefund({ bond: { id, bondNo }, bonds, onClose }: BondRefundProps) {
  const say = useSay(bondMessages)
  const { notices } = useScope()
  const filling = useFilling(refundFields, {
    async send({ reason }) {
      if (!(await bonds.askBack(id, reason))) return
      notices.toast('success', say('asked'))
      onClose()
    },
  })
  return (
    <Dialog title={say('askTitle', { no: bondNo })} onClose={onClose} width={520}>
      <Form of={filling} className="ledger-form">
        <FormFields of={filling} />
        <div className="ledger-actions">
          <Button onClick={onClose}>{say('cancel')}</Button>
          <SubmitButton of={filling}>{say('submit')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
