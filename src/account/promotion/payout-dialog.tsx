import { formatMoney, toDecimal, type Minor } from '../../core/money'
import { useCurrency } from '../../ui/currency'
import { Form, SubmitButton } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { Dialog } from '../../ui/overlays/dialog'
import { payoutFields } from './payout'
import { promotionMessages } from './promotion.messages'
import type { PromotionStore } from './promotion.store'

type PayoutDialogProps = {
  /** Available commission. */
  commission: Minor
  of: PromotionStore
  onClose: () => void
}

/** Dialog for the amount of a payout. Default: everything. */
export function PayoutDialog({ commission, of, onClose }: PayoutDialogProps) {
  const say = useSay(promotionMessages)
  const currency = useCurrency()
  const filling = useFilling(payoutFields, {
    start: { amount: toDecimal(commission) },
    async send(body) {
      await of.ask(body)
      onClose()
    },
  })
  return (
    <Dialog title={say('payout')} dirty={filling.dirty} onClose={onClose}>
      <Form of={filling}>
        <p className="note">{say('payoutNote', { amount: formatMoney(commission, currency) })}</p>
        <FormField of={filling} name="amount" width={200} />
        <div className="actions">
          <SubmitButton of={filling}>{say('askPayout')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
