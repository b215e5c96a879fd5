import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { formatMoney } from '../../core/money'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useCurrency } from '../../ui/currency'
import { useHost, useOpened, useSay } from '../../ui/host'
import { ListPage } from '../../ui/pages/list-page'
import { Price } from '../../ui/price'
import { useSheet } from '../../ui/sheet'
import { StateTag } from '../../ui/state-tag'
import { BillDispute, type OpenDialog } from './bill-dispute'
import { billState } from './bill-state'
import { BillButtons } from './credit-due'
import type { Bill } from './credit.contract'
import sheet from './credit.css?sheet'
import { creditMessages } from './credit.messages'
import { openBillsToConfirm } from './credit-confirm.store'
import type { Credit } from './credit.store'
import { inAccountMoney } from '../../site/brand-site/account-currency'

/** Page of statements to confirm or dispute. */
function CreditConfirmPage() {
  useSheet(sheet)
  const { scope } = useHost()
  const say = useSay(creditMessages)
  const credit = useOpened(() => openBillsToConfirm(scope))
  return (
    <ListPage
      of={credit.bills}
      title={say('toConfirm')}
      empty={{ drawing: 'list', title: say('noneToConfirm'), text: say('noneToConfirmText') }}
    >
      {({ content }) => (
        <div className="credit stack columns-1 gap-16">
          {content.map((bill) => (
            <BillToConfirm key={bill.id} bill={bill} credit={credit} />
          ))}
        </div>
      )}
    </ListPage>
  )
}

function BillToConfirm({ bill, credit }: { bill: Bill; credit: Credit }) {
  const say = useSay(creditMessages)
  const currency = useCurrency()
  const busy = useStore(credit.$busy)
  const [open, setOpen] = useState<OpenDialog>()
  const { id, month, state, amount, repaid, dueDate } = bill
  return (
    <Card>
      <div className="credit-due">
        <dl className="credit-due-fact stack gap-4">
          <dt>{say('month')}</dt>
          <dd>
            <b>{month}</b> <StateTag of={billState} code={state} />
          </dd>
        </dl>
        <dl className="credit-due-fact stack gap-4">
          <dt>{say('amount')}</dt>
          <dd>
            <Price amount={amount} size="md" />
          </dd>
        </dl>
        <dl className="credit-due-fact stack gap-4">
          <dt>{say('repaid')}</dt>
          <dd>{formatMoney(repaid, currency)}</dd>
        </dl>
        <dl className="credit-due-fact stack gap-4">
          <dt>{say('dueDate')}</dt>
          <dd>{dueDate}</dd>
        </dl>
        <div className="row wrap gap-12 push">
          <Button variant="text" onClick={() => setOpen('lines')}>
            {say('lines')}
          </Button>
          <Button busy={busy.has(id)} onClick={() => setOpen('dispute')}>
            {say('dispute')}
          </Button>
          <BillButtons bill={bill} credit={credit} />
        </div>
      </div>
      <BillDispute {...{ bill, credit, open, setOpen }} />
    </Card>
  )
}

export default inAccountMoney(CreditConfirmPage)
