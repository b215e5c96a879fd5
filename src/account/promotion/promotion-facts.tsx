import { formatMoney } from '../../core/money'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useCurrency } from '../../ui/currency'
import { Figures } from '../../ui/pages/figures'
import { useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import type { PromotionSummary } from './promotion.contract'
import { promotionMessages } from './promotion.messages'

/** Figures of the invitations, with the payout button. */
export function PromotionFacts({ of, onPayout }: { of: PromotionSummary; onPayout: () => void }) {
  const say = useSay(promotionMessages)
  const currency = useCurrency()
  return (
    <Card>
      <Figures
        of={[
          [say('commission'), <Price key="commission" amount={of.commission} size="xl" />],
          [say('earned'), <b key="earned">{formatMoney(of.earned, currency)}</b>],
          [say('takenBack'), <b key="takenBack">{formatMoney(of.takenBack, currency)}</b>],
          ...(of.paidOut === undefined
            ? []
            : [[say('paidOut'), <b key="paidOut">{formatMoney(of.paidOut, currency)}</b>] as const]),
          [say('invited'), <b key="invited">{of.invited}</b>],
          [say('bought'), <b key="bought">{of.bought}</b>],
        ]}
      >
        {of.paidOut !== undefined && (
          <div className="actions">
            <Button variant="primary" disabled={of.commission <= 0} onClick={onPayout}>
              {say('payout')}
            </Button>
          </div>
        )}
      </Figures>
    </Card>
  )
}
