import { formatMoney } from '../../core/money'
import { Card } from '../../ui/card'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import type { PromotionSummary } from './promotion.contract'
import { promotionMessages } from './promotion.messages'

/** What came of the invitations, in figures. */
export function PromotionFacts({ of }: { of: PromotionSummary }) {
  const say = useSay(promotionMessages)
  const currency = useCurrency()
  const facts = [
    [say('earned'), formatMoney(of.earned, currency)],
    [say('takenBack'), formatMoney(of.takenBack, currency)],
    [say('invited'), of.invited],
    [say('bought'), of.bought],
  ] as const
  return (
    <Card>
      <div className="ledger-facts">
        <dl className="ledger-fact">
          <dt>{say('commission')}</dt>
          <dd>
            <Price amount={of.commission} size="xl" />
          </dd>
        </dl>
        {facts.map(([name, figure]) => (
          <dl key={name} className="ledger-fact">
            <dt>{name}</dt>
            <dd className="ledger-figure">{figure}</dd>
          </dl>
        ))}
      </div>
    </Card>
  )
}
