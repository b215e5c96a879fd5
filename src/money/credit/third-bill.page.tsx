import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ExportButton } from '../../account/downloads/export-button'
import { useHost, useSay } from '../../ui/host'
import { ListPage } from '../../ui/list-page'
import { useSheet } from '../../ui/sheet'
import { LedgerFilters } from '../ledger/ledger-filters'
import ledgerSheet from '../ledger/ledger.css?sheet'
import sheet from './credit.css?sheet'
import { creditMessages } from './credit.messages'
import { thirdBillState } from './third-bill-state'
import { openThirdBills } from './third-bill.store'
import { ThirdBillTable } from './third-bill-table'

/** Statements of credit that others gave: shown, exported, and repaid there. */
export default function ThirdBillPage() {
  useSheet(sheet)
  useSheet(ledgerSheet)
  const { scope, place } = useHost()
  const say = useSay(creditMessages)
  const [{ list, exportAll }] = useState(() => openThirdBills(scope, place))
  const { filters } = useStore(list.$query)
  return (
    <ListPage
      of={list}
      title={say('thirdBills')}
      actions={<ExportButton ask={exportAll} />}
      filters={
        <LedgerFilters
          types={thirdBillState}
          words={{
            type: say('states'),
            allTypes: say('allStates'),
            range: say('range'),
          }}
          filters={filters}
          onChange={(patch) => list.change({ filters: patch })}
        />
      }
      empty={{ drawing: 'list', title: say('noThird'), text: say('noThirdText') }}
    >
      {({ content }) => <ThirdBillTable rows={content} />}
    </ListPage>
  )
}
