import { FileList } from '../../site/files/file-list'
import { MessageForm, messageForm } from '../../site/files/message-form'
import { useSay } from '../../ui/host'
import { Thread } from '../../ui/pages/thread'
import { actionsOf } from './offer-machine'
import type { OfferSteps } from './offer-steps.store'
import type { OfferDetail } from './offers.contract'
import { offerMessages } from './offers.messages'

const reply = messageForm(offerMessages.write)

/** Messages of both sides, and a form for a new one. */
export function OfferThread({ offer, steps }: { offer: OfferDetail; steps: OfferSteps }) {
  const say = useSay(offerMessages)
  const { id, thread } = offer
  return (
    <Thread
      title={say('thread')}
      empty={say('threadEmpty')}
      of={thread}
      whose={({ by, name = say('you') }) => (by === 'platform' ? say('platform') : name)}
      attached={(files) => <FileList files={files} />}
    >
      {actionsOf(offer).includes('message') && (
        <MessageForm of={reply} action={say('send')} send={(message) => steps.write(id, message)} />
      )}
    </Thread>
  )
}
