import { useStore } from '@nanostores/react'
import { ExportButton } from '../../account/downloads/export-button'
import { formatMoney } from '../../core/money'
import { useColumns } from '../../ui/tables/columns'
import { Card } from '../../ui/card'
import { useCurrency } from '../../ui/currency'
import { useHost, useOpened, useSay } from '../../ui/host'
import { ListPage } from '../../ui/pages/list-page'
import { RangeSelect } from '../../ui/forms/range-select'
import { Table } from '../../ui/tables/table'
import { LedgerHead } from '../ledger/ledger-head'
import { depositMessages } from './deposit.messages'
import type { U9Page } from './u9.contract'
import { openU9 } from './u9.store'
import { inAccountMoney } from '../../site/brand-site/account-currency'

/** Page of advance deposits in the ERP. They are read-only here and are used in the ERP. */
function U9DepositPage() {
  const { scope, urlState } = useHost()
  const say = useSay(depositMessages)
  const currency = useCurrency()
  const { list, exportAll } = useOpened(() => openU9(scope, urlState))
  const { filters } = useStore(list.$query)
  const { value } = useStore(list.page.$state)
  return (
    <ListPage
      of={list}
      title={say('u9Title')}
      actions={<ExportButton ask={exportAll} />}
      filters={
        <LedgerHead title={value ? say('u9Left', { amount: formatMoney(value.balance, currency) }) : ''}>
          <RangeSelect
            label={say('range')}
            range={filters.range}
            width={120}
            onChange={(range) => list.change({ filters: { range } })}
          />
        </LedgerHead>
      }
      empty={{ drawing: 'list', title: say('noU9'), text: say('noU9Text') }}
    >
      {({ content }) => <U9Table rows={content} />}
    </ListPage>
  )
}

function U9Table({ rows }: { rows: U9Page['content'] }) {
  const say = useSay(depositMessages)
  const column = useColumns()
  const currency = useCurrency()
  return (
    <Card padding="none">
      <Table
        label={say('u9Title')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'day', head: say('booked'), width: 120, cell: ({ bookedOn }) => bookedOn },
          {
            key: 'no',
            head: say('u9No'),
            width: 168,
            cell: ({ u9No }) => <span className="note">{u9No}</span>,
          },
          { key: 'about', head: say('remark'), cell: ({ remark }) => remark },
          column.money('amount', say('change'), 132),
          {
            key: 'left',
            head: say('u9Balance'),
            align: 'right',
            width: 132,
            cell: ({ balance }) => <b>{formatMoney(balance, currency)}</b>,
          },
          {
            key: 'synced',
            head: say('synced'),
            width: 168,
            cell: ({ syncedAt }) => <span className="note">{syncedAt}</span>,
          },
        ]}
      />
    </Card>
  )
}

export default inAccountMoney(U9DepositPage)
