import { useState } from 'react'
import { Papers } from '../../session/registration/papers'
import { Card } from '../../ui/card'
import { Form, SubmitButton } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useHost, useOpened, useSay } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { Facts } from '../../ui/pages/facts'
import type { DepositIndex } from './deposit.contract'
import { useSheet } from '../../ui/sheet'
import sheet from './deposit.css?sheet'
import { DepositBalance } from './deposit-balance'
import { openOfflineRecharges } from './deposit-offline.store'
import { depositMessages } from './deposit.messages'
import { offlineFields } from './recharge-fields'
import { RechargeList } from './recharge-list'
import type { Recharges } from './recharge.store'
import { inAccountMoney } from '../../site/brand-site/account-currency'

/** Page to report a bank transfer to the deposit, with the state of earlier ones. */
function DepositOfflinePage() {
  const { scope, urlState } = useHost()
  const say = useSay(depositMessages)
  const recharges = useOpened(() => openOfflineRecharges(scope, urlState))
  // The key resets the form after a submission.
  const [sent, setSent] = useState(0)
  return (
    <>
      <Page of={recharges.index} title={say('offlineTitle')}>
        {(index) => (
          <Card padding="form">
            <DepositBalance index={index} />
            {index.bank && <TransferTo bank={index.bank} />}
            <OfflineForm
              key={sent}
              send={async (body) => {
                await recharges.handIn(body)
                scope.toasts.brief('success', say('voucherSent'))
                setSent((count) => count + 1)
              }}
            />
          </Card>
        )}
      </Page>
      <RechargeList recharges={recharges} />
    </>
  )
}

/** Bank account for transfers. */
function TransferTo({ bank: { holder, bank, accountNo } }: { bank: NonNullable<DepositIndex['bank']> }) {
  useSheet(sheet)
  const say = useSay(depositMessages)
  return (
    <section className="deposit-bank stack gap-8">
      <h2 className="card-title">{say('transferTo')}</h2>
      <Facts
        of={[
          [say('bankHolder'), holder],
          [say('bankName'), bank],
          [say('bankNo'), <b key="no">{accountNo}</b>],
        ]}
      />
    </section>
  )
}

function OfflineForm({ send }: { send: Recharges['handIn'] }) {
  const say = useSay(depositMessages)
  const filling = useFilling(offlineFields, {
    async send(body) {
      await send(body)
    },
  })
  return (
    <Form of={filling} className="form-narrow">
      <FormField of={filling} name="amount" width={200} />
      <FormField of={filling} name="bank" />
      <FormField of={filling} name="payer" />
      <FormField of={filling} name="paidOn" width={200} />
      <Papers of={filling} name="files" />
      <div className="form-end">
        <SubmitButton of={filling}>{say('handInVoucher')}</SubmitButton>
        <p className="note">{say('offlineNote')}</p>
      </div>
    </Form>
  )
}

export default inAccountMoney(DepositOfflinePage)
