import { useStore } from '@nanostores/react'
import { ExportButton } from '../../account/downloads/export-button'
import { payOrderState } from '../../trade/payment/pay-order-state'
import { useSay } from '../../ui/host'
import { ListPage } from '../../ui/list-page'
import { LedgerHead } from '../ledger/ledger-head'
import { LedgerFilters } from '../ledger/ledger-filters'
import { depositMessages } from './deposit.messages'
import type { Recharges } from './recharge.store'
import { RechargeTable } from './recharge-table'

/** Top-ups by state and time, and their report. */
export function RechargeList({ recharges }: { recharges: Recharges }) {
  const say = useSay(depositMessages)
  const { filters } = useStore(recharges.list.$query)
  return (
    <div className="ledger-list">
      <ListPage
        of={recharges.list}
        what={say('topUps')}
        filters={
          <LedgerHead title={say('topUps')}>
            <LedgerFilters
              types={payOrderState}
              words={{
                type: say('state'),
                allTypes: say('allStates'),
                range: say('range'),
              }}
              filters={filters}
              onChange={(patch) => recharges.list.change({ filters: patch })}
            />
            <ExportButton ask={recharges.exportAll} />
          </LedgerHead>
        }
        empty={{ drawing: 'list', title: say('noTopUps'), text: say('noTopUpsText') }}
      >
        {({ content }) => <RechargeTable rows={content} recharges={recharges} />}
      </ListPage>
    </div>
  )
}
