import { ExportButton } from '../../account/downloads/export-button'
import { payOrderState } from '../../words/pay-order-state'
import { useSay } from '../../ui/host'
import { LedgerList } from '../ledger/ledger-list'
import { depositMessages } from './deposit.messages'
import type { Recharges } from './recharge.store'
import { RechargeTable } from './recharge-table'

const words = {
  ledger: 'topUps',
  type: 'state',
  allTypes: 'allStates',
  range: 'range',
  none: 'noTopUps',
  noneText: 'noTopUpsText',
} as const

/** States of a top-up. Only orders wait for their own confirmation, under the same name as that of the money. */
const topUpStates = {
  ...payOrderState,
  entries: payOrderState.entries.filter(({ code }) => code !== payOrderState.code.orderToBeConfirmed),
}

/** List of top-ups with filters by state and time, and their export. */
export function RechargeList({ recharges }: { recharges: Recharges }) {
  const say = useSay(depositMessages)
  return (
    <LedgerList
      of={recharges.list}
      types={topUpStates}
      say={(word) => say(words[word])}
      actions={<ExportButton ask={recharges.exportAll} />}
    >
      {({ content }) => <RechargeTable rows={content} recharges={recharges} />}
    </LedgerList>
  )
}
