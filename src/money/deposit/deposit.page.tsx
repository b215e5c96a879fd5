import { useState } from 'react'
import { ExportButton } from '../../account/downloads/export-button'
import { Card } from '../../ui/card'
import { useHost, useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { Page } from '../../ui/page-frame'
import { Price } from '../../ui/price'
import { useSheet } from '../../ui/sheet'
import { LedgerList } from '../ledger/ledger-list'
import sheet from '../ledger/ledger.css?sheet'
import type { DepositIndex } from './deposit.contract'
import { depositMessages } from './deposit.messages'
import { openDeposit } from './deposit.store'
import { DepositTable } from './deposit-table'
import { depositType } from './deposit-type'

/** The advance deposit: what is there, and what moved it. */
export default function DepositPage() {
  useSheet(sheet)
  const { scope, place } = useHost()
  const say = useSay(depositMessages)
  const href = useHref()
  const [deposit] = useState(() => openDeposit(scope, place))
  return (
    <>
      <Page
        of={deposit.index}
        title={say('title')}
        actions={
          <span className="ledger-actions">
            <LinkButton href={href('depositU9')}>{say('u9')}</LinkButton>
            <LinkButton href={href('depositWithdraw')}>{say('withdraw')}</LinkButton>
            <LinkButton href={href('depositOffline')}>{say('offline')}</LinkButton>
            <LinkButton variant="primary" href={href('depositRecharge')}>
              {say('recharge')}
            </LinkButton>
          </span>
        }
      >
        {(index) => <DepositFacts index={index} />}
      </Page>
      <LedgerList
        of={deposit.ledger}
        types={depositType}
        say={say}
        actions={<ExportButton ask={deposit.exportAll} />}
      >
        {({ content }) => <DepositTable rows={content} />}
      </LedgerList>
    </>
  )
}

function DepositFacts({ index: { balance, frozen, monthIn, monthOut } }: { index: DepositIndex }) {
  const say = useSay(depositMessages)
  const facts = [
    { name: say('frozen'), amount: frozen },
    { name: say('monthIn'), amount: monthIn },
    { name: say('monthOut'), amount: monthOut },
  ]
  return (
    <Card>
      <dl className="ledger-facts">
        <div className="ledger-fact">
          <dt>{say('balance')}</dt>
          <dd>
            <Price amount={balance} size="xl" />
          </dd>
        </div>
        {facts.map(({ name, amount }) => (
          <div key={name} className="ledger-fact">
            <dt>{name}</dt>
            <dd>
              <Price amount={amount} size="md" />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
