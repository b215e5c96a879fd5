import { useState } from 'react'
import { goTo } from '../../core/address/go-to'
import { formatMoney } from '../../core/money'
import { useCurrency } from '../../ui/currency'
import { Dialog } from '../../ui/overlays/dialog'
import { Form } from '../../ui/forms/form'
import { useFilling } from '../../ui/forms/form-filling'
import { useHref, useSay } from '../../ui/host'
import { repayFields } from './credit-fields'
import type { Bill } from './credit.contract'
import { creditMessages } from './credit.messages'
import type { Credit } from './credit.store'

type RepayDialogProps = { bill: Bill; credit: Credit; onClose: () => void }

/** Dialog for the amount to repay, all or a part. The payment page then offers the payment methods. */
export function RepayDialog({ bill: { id, month, left }, credit, onClose }: RepayDialogProps) {
  const say = useSay(creditMessages)
  const href = useHref()
  const currency = useCurrency()
  const [fields] = useState(() => repayFields(left, formatMoney(left, currency)))
  const filling = useFilling(fields, {
    start: { how: 'whole' },
    async send({ amount }) {
      const payOrderId = await credit.repay(id, left, amount)
      if (!payOrderId) return
      onClose()
      goTo(href('payment', {}, { payOrderId }))
    },
  })
  const title = say('repayTitle', { month })
  return (
    <Dialog title={title} width={480} form={filling} action={say('toPayment')} onClose={onClose}>
      <Form of={filling} />
    </Dialog>
  )
}
