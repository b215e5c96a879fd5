import { useState } from 'react'
import { Card } from '../../ui/card'
import { Form, SubmitButton } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useHost, useHref, useOpened, useSay, useScope } from '../../ui/host'
import { ListPage } from '../../ui/pages/list-page'
import { Page } from '../../ui/pages/page-frame'
import { DepositBalance } from './deposit-balance'
import { depositMessages } from './deposit.messages'
import { withdrawalFields } from './withdrawal-fields'
import { WithdrawalTable } from './withdrawal-table'
import { openWithdrawals, type Withdrawals } from './withdrawals.store'
import { inAccountMoney } from '../../site/brand-site/account-currency'

/** Page to withdraw from the deposit, with the state of earlier withdrawals. */
function WithdrawPage() {
  const { scope, urlState } = useHost()
  const say = useSay(depositMessages)
  const withdrawals = useOpened(() => openWithdrawals(scope, urlState))
  return (
    <>
      <Page of={withdrawals.index} title={say('withdrawTitle')}>
        {(index) => (
          <Card padding="form">
            <DepositBalance index={index} />
            <WithdrawForm withdrawals={withdrawals} />
          </Card>
        )}
      </Page>
      <ListPage
        of={withdrawals.list}
        what={say('records')}
        filters={<h2 className="card-title">{say('records')}</h2>}
        empty={{ drawing: 'list', title: say('noRecords') }}
      >
        {({ content }) => <WithdrawalTable rows={content} withdrawals={withdrawals} />}
      </ListPage>
    </>
  )
}

function WithdrawForm({ withdrawals }: { withdrawals: Withdrawals }) {
  const say = useSay(depositMessages)
  const href = useHref()
  const { toasts } = useScope()
  // The key resets the form after a submission, so that no payment password stays in it.
  const [sent, setSent] = useState(0)
  return (
    <>
      <WithdrawFields
        key={sent}
        send={async (body) => {
          await withdrawals.ask(body)
          toasts.brief('success', say('asked'))
          setSent((count) => count + 1)
        }}
      />
      <p className="note">
        {say('withdrawNote')}{' '}
        <a className="link" href={href('payPassword')}>
          {say('setPassword')}
        </a>
      </p>
    </>
  )
}

function WithdrawFields({ send }: { send: Withdrawals['ask'] }) {
  const say = useSay(depositMessages)
  const filling = useFilling(withdrawalFields, { send })
  return (
    <Form of={filling} className="form-narrow">
      <FormField of={filling} name="amount" />
      <FormField of={filling} name="bank" />
      <FormField of={filling} name="bankCard" />
      <FormField of={filling} name="holder" />
      <FormField of={filling} name="payPassword" />
      <div className="form-end">
        <SubmitButton of={filling}>{say('submit')}</SubmitButton>
      </div>
    </Form>
  )
}

export default inAccountMoney(WithdrawPage)
