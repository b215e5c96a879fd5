import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useHost, useSay } from '../../ui/host'
import { ListPage } from '../../ui/list-page'
import { useSheet } from '../../ui/sheet'
import { StateTabs } from '../../ui/state-tabs'
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
  const { filters } = useStore(bonds.$query)
  const { value } = useStore(bonds.page.$state)
  return (
    <ListPage
      of={bonds}
      title={say('title')}
      filters={
        <>
          <p className="ledger-note">{say('note')}</p>
          <StateTabs
            of={bondState}
            label={say('states')}
            all={say('all')}
            state={filters.state}
            counts={value?.counts}
            onChange={(state) => bonds.change({ filters: { state } })}
          />
        </>
      }
      empty={{ drawing: 'list', title: say('none'), text: say('noneText') }}
    >
      {({ content }) => <BondTable rows={content} bonds={bonds} />}
    </ListPage>
  )
}
