import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { useHost, useSay } from '../../ui/host'
import { ListPage } from '../../ui/list-page'
import { useSheet } from '../../ui/sheet'
import { StateTabs } from '../../ui/state-tabs'
import sheet from '../ledger/ledger.css?sheet'
import { ClaimDialog } from './claim-dialog'
import { claimState } from './claim-state'
import { ClaimTable } from './claim-table'
import { reimbursementMessages } from './reimbursement.messages'
import { openReimbursement } from './reimbursement.store'

/** Expense claims: written down, handed in, and what became of them. */
export default function ReimbursementPage() {
  useSheet(sheet)
  const { scope, place } = useHost()
  const say = useSay(reimbursementMessages)
  const [claims] = useState(() => openReimbursement(scope, place))
  const { filters } = useStore(claims.$query)
  const { value } = useStore(claims.page.$state)
  const [adding, setAdding] = useState(false)
  return (
    <>
      <ListPage
        of={claims}
        title={say('title')}
        actions={
          <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
            {say('add')}
          </Button>
        }
        filters={
          <>
            <p className="ledger-note">{say('note')}</p>
            <StateTabs
              of={claimState}
              label={say('states')}
              all={say('all')}
              state={filters.state}
              counts={value?.counts}
              onChange={(state) => claims.change({ filters: { state } })}
            />
          </>
        }
        empty={{ drawing: 'list', title: say('none'), text: say('noneText') }}
      >
        {({ content }) => <ClaimTable rows={content} claims={claims} />}
      </ListPage>
      {adding && <ClaimDialog claims={claims} onClose={() => setAdding(false)} />}
    </>
  )
}
