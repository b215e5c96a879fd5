import { useStore } from '@nanostores/react'
import { formatMoney } from '../../core/money'
import { LedgerFilters } from '../../ui/tables/ledger-filters'
import { Card } from '../../ui/card'
import { Change } from '../../ui/change'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import { ListPage } from '../../ui/pages/list-page'
import { Table } from '../../ui/tables/table'
import { useLabel } from '../../ui/use-label'
import { commissionType } from './commission-type'
import type { CommissionRecord } from './promotion.contract'
import { promotionMessages } from './promotion.messages'
import type { PromotionStore } from './promotion.store'

/** List of commission movements, with the total of the filtered ones. */
export function CommissionList({ of }: { of: PromotionStore['ledger'] }) {
  const say = useSay(promotionMessages)
  const currency = useCurrency()
  const { value } = useStore(of.page.$state)
  return (
    <ListPage
      of={of}
      what={say('ledger')}
      filters={
        <div className="row wrap gap-8 stretch">
          <LedgerFilters of={of} types={commissionType} say={say} />
          {value && (
            <p className="promotion-total push text-meta ink-2">
              {say('total', { amount: formatMoney(value.total, currency) })}
            </p>
          )}
        </div>
      }
      empty={{ drawing: 'list', title: say('none'), text: say('noneText') }}
    >
      {({ content }) => <CommissionTable rows={content} />}
    </ListPage>
  )
}

function CommissionTable({ rows }: { rows: readonly CommissionRecord[] }) {
  const say = useSay(promotionMessages)
  const typeLabel = useLabel(commissionType)
  const currency = useCurrency()
  return (
    <Card padding="none">
      <Table
        label={say('ledger')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'time', head: say('time'), width: 168, cell: ({ createdAt }) => createdAt },
          {
            key: 'type',
            head: say('type'),
            width: 144,
            cell: ({ type }) => typeLabel(type),
          },
          { key: 'buyer', head: say('buyer'), cell: ({ buyer }) => buyer },
          {
            key: 'order',
            head: say('order'),
            width: 168,
            cell: ({ orderNo }) => <span className="note">{orderNo}</span>,
          },
          {
            key: 'rate',
            head: say('rate'),
            align: 'right',
            width: 80,
            cell: ({ percent }) => percent > 0 && `${percent}%`,
          },
          {
            key: 'amount',
            head: say('amount'),
            align: 'right',
            width: 136,
            cell: ({ amount }) => (
              <Change sign={amount > 0 ? '+' : ''}>{formatMoney(amount, currency)}</Change>
            ),
          },
        ]}
      />
    </Card>
  )
}
