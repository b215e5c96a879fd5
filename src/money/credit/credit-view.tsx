import { useStore } from '@nanostores/react'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { useSheet } from '../../ui/sheet'
import { LedgerList } from '../ledger/ledger-list'
import { billState } from './bill-state'
import { BillTable } from './bill-table'
import { CreditOverview } from './credit-overview'
import sheet from './credit.css?sheet'
import { creditMessages } from './credit.messages'
import { openCredit } from './credit.store'

const words = {
  ledger: 'list',
  type: 'states',
  allTypes: 'allStates',
  range: 'range',
  none: 'none',
  noneText: 'noneText',
} as const

type CreditViewProps = {
  /** Message key of the page title. */
  title: 'line' | 'title'
}

/** Credit line with its statements, used by two pages. */
export function CreditView({ title }: CreditViewProps) {
  useSheet(sheet)
  const { scope, urlState } = useHost()
  const say = useSay(creditMessages)
  const href = useHref()
  const credit = useOpened(() => openCredit(scope, urlState))
  const { value } = useStore(credit.index.$state)
  return (
    <>
      <CreditOverview credit={credit} title={say(title)} />
      {value && value.state !== 'none' && (
        <LedgerList
          of={credit.bills}
          types={billState}
          by="state"
          say={(word) => say(words[word])}
          actions={
            <LinkButton size="small" href={href('creditThirdBill')}>
              {say('thirdBills')}
            </LinkButton>
          }
        >
          {({ content }) => <BillTable rows={content} credit={credit} />}
        </LedgerList>
      )}
    </>
  )
}
