import { useState } from 'react'
import { formatMoney } from '../../core/money'
import { Card } from '../../ui/card'
import { useCurrency } from '../../ui/currency'
import { useHost, useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { Page } from '../../ui/page-frame'
import { useSheet } from '../../ui/sheet'
import { LedgerList } from '../ledger/ledger-list'
import sheet from '../ledger/ledger.css?sheet'
import { wholeNumber } from '../../core/whole-number'
import type { PointsIndex } from './points.contract'
import { pointsMessages } from './points.messages'
import { openPoints } from './points.store'
import { pointsSource } from './points-source'
import { PointsTable } from './points-table'

/** How many points there are, which expire, and what moved them. */
export default function PointsPage() {
  useSheet(sheet)
  const { scope, place } = useHost()
  const say = useSay(pointsMessages)
  const [points] = useState(() => openPoints(scope, place))
  return (
    <>
      <Page of={points.index} title={say('title')}>
        {(index) => <PointsFacts index={index} />}
      </Page>
      <LedgerList of={points.ledger} types={pointsSource} say={say}>
        {({ content }) => <PointsTable rows={content} />}
      </LedgerList>
    </>
  )
}

function PointsFacts({ index: { balance, expiring, pointsPerUnit } }: { index: PointsIndex }) {
  const say = useSay(pointsMessages)
  const href = useHref()
  const currency = useCurrency()
  const [next] = expiring
  return (
    <Card>
      <div className="ledger-facts">
        <dl className="ledger-fact">
          <dt>{say('balance')}</dt>
          <dd className="ledger-fact-main">{wholeNumber(balance)}</dd>
        </dl>
        <dl className="ledger-fact">
          <dt>{next ? say('expiring', { day: next.at.slice(0, 10) }) : say('noExpiring')}</dt>
          {next && <dd className="ledger-figure">{wholeNumber(next.amount)}</dd>}
        </dl>
        {pointsPerUnit !== undefined && (
          <p className="ledger-note">
            {say('worthUnit', { n: pointsPerUnit, amount: formatMoney(100, currency) })}
          </p>
        )}
        <div className="ledger-fact-actions">
          <LinkButton href={href('gifts')}>{say('toGifts')}</LinkButton>
          <LinkButton variant="primary" href={href('pointsCoupons')}>
            {say('toCoupons')}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}
