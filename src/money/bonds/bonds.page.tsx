import { useHost, useOpened, useSay } from '../../ui/host'
import { StateList } from '../../ui/tables/state-list'
import { bondState } from './bond'
import { BondTable } from './bond-table'
import { bondMessages } from './bonds.messages'
import { openBonds } from './bonds.store'
import { inAccountMoney } from '../../site/brand-site/account-currency'

/** List page of bonds with a filter by state. */
function BondsPage() {
  const { scope, urlState } = useHost()
  const say = useSay(bondMessages)
  const bonds = useOpened(() => openBonds(scope, urlState))
  return (
    <StateList of={bonds} states={bondState} say={say} filters={<p className="note">{say('note')}</p>}>
      {({ content }) => <BondTable rows={content} bonds={bonds} />}
    </StateList>
  )
}

export default inAccountMoney(BondsPage)
