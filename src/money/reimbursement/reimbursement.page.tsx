import { useState } from 'react'
import { Button } from '../../ui/button'
import { useHost, useOpened, useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { StateList } from '../../ui/tables/state-list'
import sheet from './reimbursement.css?sheet'
import { ClaimDialog } from './claim-dialog'
import { claimState } from './claim'
import { ClaimTable } from './claim-table'
import { reimbursementMessages } from './reimbursement.messages'
import { openReimbursement } from './reimbursement.store'
import { inAccountMoney } from '../../site/brand-site/account-currency'

/** List page of expense claims with a filter by state. */
function ReimbursementPage() {
  useSheet(sheet)
  const { scope, urlState } = useHost()
  const say = useSay(reimbursementMessages)
  const claims = useOpened(() => openReimbursement(scope, urlState))
  const [adding, setAdding] = useState(false)
  return (
    <>
      <StateList
        of={claims}
        states={claimState}
        say={say}
        actions={
          <Button variant="primary" size="small" icon="plus" onClick={() => setAdding(true)}>
            {say('add')}
          </Button>
        }
        filters={<p className="note">{say('note')}</p>}
      >
        {({ content }) => <ClaimTable rows={content} claims={claims} />}
      </StateList>
      {adding && <ClaimDialog claims={claims} onClose={() => setAdding(false)} />}
    </>
  )
}

export default inAccountMoney(ReimbursementPage)
