import { formatMoney } from '../../core/money'
import { Card } from '../../ui/card'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import type { CreditIndex } from './credit.contract'
import { creditMessages } from './credit.messages'

const height = 176
const ground = 150
const width = 624
const left = 40
const step = (width - left) / 12

/** Returns the next round value above the highest column. Its thirds are round, too, for the grid lines. */
function scaleOf(highest: number): number {
  const thousands = Math.max(3, Math.ceil(highest / 100_000))
  const size = 10 ** Math.floor(Math.log10(thousands / 3))
  return Math.ceil(thousands / 3 / size) * size * 3 * 100_000
}

/** Column chart of billed and repaid amounts in twelve months, with a text for each column. */
export function CreditChart({ index: { months, due } }: { index: CreditIndex }) {
  const say = useSay(creditMessages)
  const currency = useCurrency()
  const scale = scaleOf(
    Math.max(...months.map(({ repaid, left: open, unbilled }) => repaid + open + unbilled)),
  )
  const up = (amount: number) => (amount / scale) * (ground - 20)
  const money = (amount: number) => formatMoney(amount, currency)
  const series = ['repaid', 'left', 'unbilled'] as const
  return (
    <Card
      title={
        <>
          {say('chart')} <span className="note regular">{say('thousands')}</span>
        </>
      }
      actions={
        <span className="credit-legend row gap-16 stretch">
          {series.map((key) => (
            <span key={key} className={`credit-part-${key}`}>
              {say(key)}
            </span>
          ))}
        </span>
      }
    >
      <svg className="credit-chart" viewBox={`0 0 ${width} ${height}`} role="list" aria-label={say('chart')}>
        {[0, 1, 2, 3].map((line) => {
          const y = ground - up((scale / 3) * line)
          return (
            <g key={line} aria-hidden="true">
              <line className="credit-line" x1={left} x2={width} y1={y} y2={y} />
              <text className="credit-scale" x={left - 8} y={y + 4} textAnchor="end">
                {Math.round(((scale / 3) * line) / 100_000)}
              </text>
            </g>
          )
        })}
        {months.map((month, at) => {
          const x = left + at * step + step / 2
          let top = ground
          const words = series.map((key) => [key, money(month[key])])
          return (
            <g
              key={month.month}
              role="listitem"
              aria-label={say('columnOf', { month: month.month, ...Object.fromEntries(words) })}
            >
              {due?.month === month.month && (
                <rect
                  className="credit-current"
                  x={x - step / 2 + 3}
                  y={0}
                  width={step - 6}
                  height={height}
                  rx="4"
                />
              )}
              {series.map((key) => {
                const size = up(month[key])
                top -= size
                return (
                  <rect
                    key={key}
                    className={`credit-bar-${key}`}
                    x={x - 10}
                    y={top}
                    width={20}
                    height={size}
                  />
                )
              })}
              <text className="credit-scale" x={x} y={ground + 18} textAnchor="middle">
                {say('monthOf', { n: Number(month.month.slice(5)) })}
              </text>
            </g>
          )
        })}
      </svg>
    </Card>
  )
}
