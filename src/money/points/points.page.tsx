import { formatMoney } from '../../core/money'
import { Card } from '../../ui/card'
import { useCurrency } from '../../ui/currency'
import { Figures } from '../../ui/pages/figures'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { Page } from '../../ui/pages/page-frame'
import { LedgerList } from '../ledger/ledger-list'
import { wholeNumber } from '../../core/text/whole-number'
import type { PointsIndex } from './points.contract'
import { pointsMessages } from './points.messages'
import { openPoints } from './points.store'
import { pointsSource } from './points-source'
import { PointsTable } from './points-table'

/** Page of points: balance, expiring points and movements. */
export default function PointsPage() {
  const { scope, urlState } = useHost()
  const say = useSay(pointsMessages)
  const points = useOpened(() => openPoints(scope, urlState))
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

function PointsFacts({ index: { balance, expiring, pointsPerUnit, worth } }: { index: PointsIndex }) {
  const say = useSay(pointsMessages)
  const href = useHref()
  const currency = useCurrency()
  const [next] = expiring
  return (
    <Card>
      <Figures
        main
        of={[
          [
            say('balance'),
            <>
              {wholeNumber(balance)}{' '}
              {worth !== undefined && (
                <span className="note">{say('standFor', { amount: formatMoney(worth, currency) })}</span>
              )}
            </>,
          ],
          [
            next ? say('expiring', { day: next.at.slice(0, 10) }) : say('noExpiring'),
            next && <b key="next">{wholeNumber(next.amount)}</b>,
          ],
        ]}
      >
        {pointsPerUnit !== undefined && (
          <p className="note">{say('worthUnit', { n: pointsPerUnit, amount: formatMoney(100, currency) })}</p>
        )}
        <div className="actions">
          <LinkButton href={href('gifts')}>{say('toGifts')}</LinkButton>
          <LinkButton variant="primary" href={href('pointsCoupons')}>
            {say('toCoupons')}
          </LinkButton>
        </div>
      </Figures>
    </Card>
  )
}
