import { wholeNumber } from '../../core/text/whole-number'
import { useHref, useLocale, useSay } from '../../ui/host'
import { Card } from '../../ui/card'
import { orderState } from '../../words/order-state'
import { userCenterMessages } from './user-center.messages'

/** States of orders in progress. */
const open = orderState.entries.filter(({ code }) => code < orderState.code.completed)

/** Number of orders in each state in progress, with links to the order list. */
export function OrderCounts({ counts }: { counts: Record<string, number> }) {
  const say = useSay(userCenterMessages)
  const locale = useLocale()
  const href = useHref()
  return (
    <Card
      title={say('orders')}
      padding="none"
      actions={
        <a className="user-center-more text-meta brand" href={href('orders')}>
          {say('allOrders')}
        </a>
      }
    >
      <ul className="user-center-order-counts">
        {open.map(({ code }) => (
          <li key={code}>
            <a
              className="user-center-order-count stack center ink-2"
              href={href('orders', {}, { state: String(code) })}
            >
              <b className="text-h1 bold">{wholeNumber(counts[code] ?? 0)}</b>
              {orderState.label(code, locale)}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
