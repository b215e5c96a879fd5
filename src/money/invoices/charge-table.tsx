import { useStore } from '@nanostores/react'
import { formatMoney } from '../../core/money'
import { useColumns } from '../../ui/tables/columns'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Checkbox } from '../../ui/forms/checkbox'
import { useCurrency } from '../../ui/currency'
import { useHref, useSay } from '../../ui/host'
import { StateTag } from '../../ui/state-tag'
import { Table } from '../../ui/tables/table'
import { useLabel } from '../../ui/use-label'
import { chargeKind } from './charge-kind'
import { chargeState } from './charge-state'
import type { InvoiceCharge } from './invoice-charges.contract'
import type { ChargesStore } from './invoice-charges.store'
import { invoiceMessages } from './invoices.messages'

type ChargeTableProps = { rows: readonly InvoiceCharge[]; charges: ChargesStore }

/** Table of charges. Unpaid ones can be paid one by one or together. */
export function ChargeTable({ rows, charges }: ChargeTableProps) {
  const say = useSay(invoiceMessages)
  const column = useColumns()
  const kindLabel = useLabel(chargeKind)
  const href = useHref()
  const currency = useCurrency()
  const chosen = useStore(charges.$chosen)
  const busy = useStore(charges.$busy).size > 0
  const payable = ({ actions }: InvoiceCharge) => actions.includes('pay')
  return (
    <Card padding="none">
      <Table
        label={say('charges')}
        rows={rows}
        rowKey={({ id }) => id}
        selected={({ id }) => chosen.has(id)}
        columns={[
          {
            key: 'choose',
            width: 44,
            head: <span className="visually-hidden">{say('payTogether')}</span>,
            cell: (row) =>
              payable(row) && (
                <Checkbox
                  aria-label={say('chooseCharge', {
                    kind: kindLabel(row.kind),
                    amount: formatMoney(row.amount, currency),
                  })}
                  checked={chosen.has(row.id)}
                  onChange={({ target }) => charges.choose([row.id], target.checked)}
                />
              ),
          },
          {
            key: 'created',
            head: say('created'),
            width: 140,
            cell: ({ createdAt }) => createdAt.slice(0, 16),
          },
          {
            key: 'charge',
            head: say('charge'),
            cell: ({ kind, remark }) => (
              <>
                {kindLabel(kind)}
                {remark && <p className="text-meta ink-3 anywhere">{remark}</p>}
              </>
            ),
          },
          {
            key: 'application',
            head: say('application'),
            width: 188,
            cell: ({ applyNo, orderNo }) => (
              <>
                {applyNo}
                <p className="text-meta ink-3 anywhere">
                  <a className="link" href={href('orderInvoice', { orderNo })}>
                    {orderNo}
                  </a>
                </p>
              </>
            ),
          },
          column.price('amount', say('amount'), 104),
          {
            key: 'state',
            head: say('state'),
            width: 124,
            cell: ({ state, paidAt }) => (
              <>
                <StateTag of={chargeState} code={state} />
                {paidAt && <p className="text-meta ink-3 anywhere">{paidAt.slice(0, 10)}</p>}
              </>
            ),
          },
          {
            key: 'action',
            head: say('action'),
            width: 92,
            cell: (row) =>
              payable(row) && (
                <Button
                  size="small"
                  variant="primary"
                  busy={busy}
                  onClick={({ currentTarget }) => void charges.pay([row.id], currentTarget)}
                >
                  {say('pay')}
                </Button>
              ),
          },
        ]}
      />
      {chosen.size > 0 && (
        <div className="invoice-foot row wrap gap-20 row-gap-8 end text-dense ink-2" role="status">
          {say('chosenCharges', { n: chosen.size })}
          <Button
            variant="primary"
            loading={busy}
            onClick={({ currentTarget }) => void charges.pay([...chosen], currentTarget)}
          >
            {say('payTogether')}
          </Button>
        </div>
      )}
    </Card>
  )
}
