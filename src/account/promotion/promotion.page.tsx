import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Minor } from '../../core/money'
import { useHost, useOpened, useSay } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { useSheet } from '../../ui/sheet'
import { Tabs } from '../../ui/tabs'
import { PayoutDialog } from './payout-dialog'
import { PayoutList } from './payout-list'
import { CommissionList } from './commission-list'
import { InvitedList } from './invited-list'
import { InviteLink } from './invite-link'
import sheet from './promotion.css?sheet'
import { PromotionFacts } from './promotion-facts'
import { promotionMessages } from './promotion.messages'
import { openPromotion, type PromotionList } from './promotion.store'
import { inAccountMoney } from '../../site/brand-site/account-currency'

/** Page of the invitation link, the invited buyers and the earned commission. */
function PromotionPage() {
  useSheet(sheet)
  const { scope, urlState } = useHost()
  const say = useSay(promotionMessages)
  const store = useOpened(() => openPromotion(scope, urlState))
  const shown = useStore(store.$shown)
  // Some back ends support no payouts.
  const pays = useStore(store.about.$state).value?.summary.paidOut !== undefined
  const [paying, setPaying] = useState<Minor>()
  return (
    <>
      <Page of={store.about} title={say('title')}>
        {({ summary, link }) => (
          <div className="stack gap-16">
            <InviteLink code={link.code} percent={summary.percent} />
            <PromotionFacts of={summary} onPayout={() => setPaying(summary.commission)} />
          </div>
        )}
      </Page>
      <div className="stack gap-16 above-16">
        <Tabs<PromotionList>
          label={say('lists')}
          items={[
            { key: 'buyers', label: say('buyers') },
            { key: 'ledger', label: say('ledger') },
            ...(pays ? [{ key: 'payouts', label: say('payouts') } as const] : []),
          ]}
          current={shown}
          onChange={store.show}
        >
          {shown === 'ledger' && <CommissionList of={store.ledger} />}
          {shown === 'payouts' && <PayoutList of={store} />}
          {shown === 'buyers' && <InvitedList of={store.buyers} />}
        </Tabs>
      </div>
      {paying !== undefined && (
        <PayoutDialog commission={paying} of={store} onClose={() => setPaying(undefined)} />
      )}
    </>
  )
}

export default inAccountMoney(PromotionPage)
