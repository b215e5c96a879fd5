import { useSay } from '../../ui/host'
import { Card } from '../../ui/card'
import { useCurrency } from '../../ui/currency'
import { useHref } from '../../ui/host'
import { Price } from '../../ui/price'
import { formatMoney } from '../../core/money'
import type { CreditIndex } from './credit.contract'
import { creditMessages } from './credit.messages'

const radius = 54
const round = 2 * Math.PI * radius
const gap = 3

/**
 * Computes consecutive arcs of a ring with gaps between them.
 * @param parts shares of the whole, with a sum of at most 1
 */
function arcsOf(parts: readonly number[]) {
  let start = 0
  return parts.map((part) => {
    const arc = { length: Math.max(0, part * round - gap), start }
    start += part * round
    return arc
  })
}

/** Ring chart of the used credit and its parts. */
export function CreditRing({ index }: { index: CreditIndex }) {
  const say = useSay(creditMessages)
  const currency = useCurrency()
  const href = useHref()
  const { limit, used, available, billed, unbilled, occupied } = index
  const whole = Math.max(limit, 1)
  const share = `${(Math.round((used / whole) * 1000) / 10).toFixed(1)}%`
  const parts = [
    { key: 'billed', name: say('billed'), amount: billed },
    { key: 'unbilled', name: say('unbilled'), amount: unbilled },
    { key: 'occupied', name: say('occupied'), amount: occupied },
  ]
  const arcs = arcsOf(parts.map(({ amount }) => amount / whole))
  return (
    <Card
      title={say('line')}
      actions={
        <a className="link" href={href('creditApply')}>
          {say('applyMore')}
        </a>
      }
    >
      <div className="credit-ring">
        <svg className="credit-ring-drawing" viewBox="0 0 128 128" aria-hidden="true">
          <circle className="credit-ring-ground" cx="64" cy="64" r={radius} />
          {parts.map(({ key }, at) => (
            <circle
              key={key}
              className={`credit-ring-arc credit-${key}`}
              cx="64"
              cy="64"
              r={radius}
              strokeDasharray={`${arcs[at]?.length ?? 0} ${round}`}
              strokeDashoffset={-(arcs[at]?.start ?? 0)}
              transform="rotate(-90 64 64)"
            />
          ))}
        </svg>
        <p className="credit-ring-share stack center text-meta ink-2">
          <b className="text-h1 ink">{share}</b>
          <span>{say('usedShare')}</span>
        </p>
        <dl className="credit-parts">
          {parts.map(({ key, name, amount }) => (
            <div key={key} className={`credit-part credit-part-${key}`}>
              <dt>{name}</dt>
              <dd>{formatMoney(amount, currency)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="credit-left row gap-12 baseline between">
        <span>{say('available')}</span>
        <span>
          <Price amount={available} size="lg" /> {say('ofLimit', { limit: formatMoney(limit, currency) })}
        </span>
      </p>
    </Card>
  )
}
