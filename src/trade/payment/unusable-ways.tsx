import { useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { fundingMessages } from './funding.messages'
import type { PayType } from './payment.contract'
import sheet from './unusable-ways.css?sheet'

/** Collapsed list of unusable payment methods with their reasons. */
export function UnusableWays({ types }: { types: readonly PayType[] }) {
  useSheet(sheet)
  const say = useSay(fundingMessages)
  if (types.length === 0) return null
  return (
    <details className="payment-unusable">
      <summary className="payment-unusable-title">{say('unusable', { n: types.length })}</summary>
      <dl className="payment-unusable-list">
        {types.map(({ payCode, payName, reason = say('noReason') }) => (
          <div key={payCode}>
            <dt>{payName}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
