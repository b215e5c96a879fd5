import { MessageForm, messageForm } from '../../site/files/message-form'
import { MessageThread } from '../../site/files/message-thread'
import { useSay } from '../../ui/host'
import { actionsOf } from './offer-machine'
import type { OfferSteps } from './offer-steps.store'
import type { OfferDetail } from './offers.contract'
import { offerMessages } from './offers.messages'

const reply = messageForm(offerMessages.write)

/** Messages of both sides, and a form for a new one. */
export function OfferThread({ offer, steps }: { offer: OfferDetail; steps: OfferSteps }) {
  const say = useSay(offerMessages)
  return (
    <MessageThread of={offer.thread} say={say}>
      {actionsOf(offer).includes('message') && (
        <MessageForm of={reply} action={say('send')} send={(message) => steps.write(offer.id, message)} />
      )}
    </MessageThread>
  )
}
