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
    <details className="text-dense ink-2">
      <summary className="payment-unusable-title">{say('unusable', { n: types.length })}</summary>
      <dl className="payment-unusable-list stack gap-4 above-8">
        {types.map(({ payCode, payName, reason = say('noReason') }) => (
          <div key={payCode} className="row wrap gap-12 row-gap-0 stretch">
            <dt>{payName}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
