import { byId } from '../../core/api/by-id'
import { resource } from '../../core/store/resource'
import { useHost, useOpened, useSay } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { useSheet } from '../../ui/sheet'
import { useSteppedHead } from '../../site/layout/use-stepped-head'
import { PayOver } from '../payment/pay-over'
import CheckoutPlaced from './checkout-placed'
import { readDraft } from './checkout.contract'
import sheet from './checkout.css?sheet'
import { checkoutMessages } from './checkout.messages'

/** Result page of a checkout that was paid with its submission. */
export default function PlacedPage({ draftId }: { draftId: string }) {
  useSheet(sheet)
  const { scope } = useHost()
  const say = useSay(checkoutMessages)
  const placed = useOpened(() =>
    resource(
      (signal) =>
        byId(draftId, async () => {
          const draft = await scope.call(readDraft, { path: { id: draftId } }, { signal, quiet: true })
          return draft.placed ?? null
        }),
      [scope.$locale],
    ),
  )
  const steps = [say('stepCart'), say('stepConfirm'), say('stepPay'), say('stepDone')]
  const head = useSteppedHead(say('placedTitle'), steps, steps.length)
  return (
    <div className="checkout-frame">
      {head.heading}
      <Page of={placed} {...head.frame} what={say('what')} missing={<PayOver why="none" />}>
        {(found) => <CheckoutPlaced placed={found} fresh />}
      </Page>
    </div>
  )
}
