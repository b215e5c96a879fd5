import { formatMoney } from '../../core/money'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import type { TurnoverPart } from './performance.contract'
import { performanceMessages } from './performance.messages'

const width = 912
const rowHeight = 32
const nameWidth = 168
const figureWidth = 132
const room = width - nameWidth - figureWidth
/** Maximum number of bars that stay readable. */
const most = 12

/**
 * Bar chart of the turnover, with a text for each bar.
 * @param label accessible name of the chart
 */
export function TurnoverChart({ parts, label }: { parts: readonly TurnoverPart[]; label: string }) {
  const say = useSay(performanceMessages)
  const currency = useCurrency()
  const shown = parts.slice(0, most)
  const highest = Math.max(1, ...shown.map(({ amount }) => amount))
  return (
    <svg
      className="performance-chart"
      viewBox={`0 0 ${width} ${shown.length * rowHeight}`}
      role="list"
      aria-label={label}
    >
      {shown.map(({ key, name, amount, orders }, at) => {
        const middle = at * rowHeight + rowHeight / 2
        const figure = formatMoney(amount, currency)
        const size = (Math.max(0, amount) / highest) * room
        return (
          <g key={key} role="listitem" aria-label={say('bar', { name, amount: figure, n: orders })}>
            <text className="performance-name" x={0} y={middle + 4}>
              {name.length > 12 ? `${name.slice(0, 12)}…` : name}
            </text>
            <rect
              className="performance-ground"
              x={nameWidth}
              y={middle - 8}
              width={room}
              height={16}
              rx="2"
            />
            <rect className="performance-bar" x={nameWidth} y={middle - 8} width={size} height={16} rx="2" />
            <text className="performance-figure" x={width} y={middle + 4} textAnchor="end">
              {figure}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
