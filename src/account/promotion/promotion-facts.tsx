import { formatMoney } from '../../core/money'
import { Card } from '../../ui/card'
import { useCurrency } from '../../ui/currency'
import { Figures } from '../../ui/pages/figures'
import { useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import type { PromotionSummary } from './promotion.contract'
import { promotionMessages } from './promotion.messages'

/** What came of the invitations, in figures. */
export function PromotionFacts({ of }: { of: PromotionSummary }) {
  const say = useSay(promotionMessages)
  const currency = useCurrency()
  return (
    <Card>
      <Figures
        of={[
          [say('commission'), <Price key="commission" amount={of.commission} size="xl" />],
          [say('earned'), <b key="earned">{formatMoney(of.earned, currency)}</b>],
          [say('takenBack'), <b key="takenBack">{formatMoney(of.takenBack, currency)}</b>],
          [say('invited'), <b key="invited">{of.invited}</b>],
          [say('bought'), <b key="bought">{of.bought}</b>],
        ]}
      />
    </Card>
  )
}
