import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useHost, useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { ListPage } from '../../ui/list-page'
import { useSheet } from '../../ui/sheet'
import { LedgerFilters } from '../ledger/ledger-filters'
import { billState } from './bill-state'
import { BillTable } from './bill-table'
import { CreditOverview } from './credit-overview'
import ledgerSheet from '../ledger/ledger.css?sheet'
import sheet from './credit.css?sheet'
import { creditMessages } from './credit.messages'
import { openCredit } from './credit.store'

/** The credit line with its statements. */
export default function CreditPage() {
  useSheet(sheet)
  useSheet(ledgerSheet)
  const { scope, place } = useHost()
  const say = useSay(creditMessages)
  const href = useHref()
  const [credit] = useState(() => openCredit(scope, place))
  const { filters } = useStore(credit.bills.$query)
  const { value } = useStore(credit.index.$state)
  return (
    <>
      <CreditOverview credit={credit} />
      {value && value.state !== 'none' && (
        <div className="credit-list">
          <ListPage
            of={credit.bills}
            what={say('list')}
            filters={
              <div className="credit-list-head">
                <h2 className="credit-list-title">{say('list')}</h2>
                <LedgerFilters
                  types={billState}
                  words={{
                    type: say('states'),
                    allTypes: say('allStates'),
                    range: say('range'),
                  }}
                  filters={{ type: filters.state, range: filters.range }}
                  onChange={({ type, range }) =>
                    credit.bills.change({
                      filters: {
                        ...(type !== undefined && { state: type }),
                        ...(range !== undefined && { range }),
                      },
                    })
                  }
                />
                <LinkButton size="small" href={href('creditThirdBill')}>
                  {say('thirdBills')}
                </LinkButton>
              </div>
            }
            empty={{ drawing: 'list', title: say('none'), text: say('noneText') }}
          >
            {({ content }) => <BillTable rows={content} credit={credit} />}
          </ListPage>
        </div>
      )}
    </>
  )
}
