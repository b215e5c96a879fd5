import { useState } from 'react'
import { openOnce } from '../../core/api/once'
import { mostFiles } from '../../core/api/shapes'
import { formatMoney, toDecimal } from '../../core/money'
import { Attachments } from '../../site/files/attachments'
import type { FileFamily } from '../../site/files/file-kind'
import { useCurrency } from '../../ui/currency'
import { Form, SubmitButton } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay, useScope } from '../../ui/host'
import { payOffline, type PayOrder } from './payment.contract'
import { paymentMessages } from './payment.messages'
import type { PaymentStore } from './payment.store'
import { voucherFields } from './voucher-fields'

const families: FileFamily[] = ['image', 'pdf']

/** Bank account for the transfer, and the form for its voucher. */
export function PayOffline({ order, store }: { order: PayOrder; store: PaymentStore }) {
  const say = useSay(paymentMessages)
  const scope = useScope()
  const [once] = useState(openOnce)
  const { payOrderId, amount, voucher } = order
  const filling = useFilling(voucherFields, {
    start: { bank: voucher?.bank ?? '', payer: voucher?.payer ?? '' },
    async send(values) {
      const body = { ...values, payOrderId, amount: toDecimal(amount) }
      await once(body, (options) => scope.call(payOffline, { body }, options))
      await store.payment.reload()
    },
  })
  return (
    <div className="payment-offline stack gap-20">
      <BankFacts order={order} />
      <Form of={filling} className="form-narrow">
        <FormField of={filling} name="bank" />
        <FormField of={filling} name="payer" />
        <FormField of={filling} name="paidOn" width={200} />
        <FormField of={filling} name="files">
          {(drawn) => (
            <div className="stack gap-4">
              <Attachments drawn={drawn} families={families} mayUpload={() => true} />
              <p className="form-hint">{say('voucherFiles', { n: mostFiles })}</p>
            </div>
          )}
        </FormField>
        <SubmitButton of={filling} className="form-save">
          {say('handIn')}
        </SubmitButton>
      </Form>
    </div>
  )
}

function BankFacts({ order: { bank, payNo, amount } }: { order: PayOrder }) {
  const say = useSay(paymentMessages)
  const currency = useCurrency()
  if (!bank) return null
  const facts: [string, string][] = [
    [say('bankHolder'), bank.holder],
    [say('bankName'), bank.bank],
    [say('bankNo'), bank.accountNo],
    [say('bankAmount'), formatMoney(amount, currency)],
    [say('bankRemark'), payNo],
  ]
  return (
    <dl className="payment-bank stack columns-2 gap-24 row-gap-8 text-dense">
      {facts.map(([name, value]) => (
        <div key={name} className="payment-bank-fact row gap-12 stretch">
          <dt>{name}</dt>
          <dd className="anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
