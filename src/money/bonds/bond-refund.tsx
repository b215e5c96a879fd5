import { formatMoney } from '../../core/money'
import { useCurrency } from '../../ui/currency'
import { Dialog } from '../../ui/overlays/dialog'
import { Form } from '../../ui/forms/form'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { refundFields } from './bond'
import type { Bond } from './bonds.contract'
import { bondMessages } from './bonds.messages'
import type { Bonds } from './bonds.store'

type BondRefundProps = { bond: Bond; bonds: Bonds; onClose: () => void }

/** Dialog for the reason of a refund request. */
export function BondRefund({ bond: { id, bondNo, amount }, bonds, onClose }: BondRefundProps) {
  const say = useSay(bondMessages)
  const currency = useCurrency()
  const filling = useFilling(refundFields, {
    async send({ reason }) {
      if (await bonds.askBack(id, reason)) onClose()
    },
  })
  const title = say('askTitle', { no: bondNo })
  return (
    <Dialog title={title} width={520} form={filling} action={say('submit')} onClose={onClose}>
      <p className="note">{say('refundTo', { amount: formatMoney(amount, currency) })}</p>
      <Form of={filling} />
    </Dialog>
  )
}
