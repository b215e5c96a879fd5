import { useState } from 'react'
import { useHost, useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { StateList } from '../../ui/state-list'
import sheet from '../ledger/ledger.css?sheet'
import { bondState } from './bond-state'
import { BondTable } from './bond-table'
import { bondMessages } from './bonds.messages'
import { openBonds } from './bonds.store'

/** Bonds: to pay, paid, asked back. */
export default function BondsPage() {
  useSheet(sheet)
  const { scope, place } = useHost()
  const say = useSay(bondMessages)
  const [bonds] = useState(() => openBonds(scope, place))
  return (
    <StateList of={bonds} states={bondState} say={say} filters={<p className="ledger-note">{say('note')}</p>}>
      {({ content }) => <BondTable rows={content} bonds={bonds} />}
    </StateList>
  )
}
