import { useStore } from '@nanostores/react'
import { FileList } from '../../site/files/file-list'
import { Button } from '../../ui/button'
import { useSay } from '../../ui/host'
import { Thread } from '../../ui/pages/thread'
import { actionsOf } from './offer-machine'
import { OfferWords, useWords } from './offer-words'
import type { OfferSteps } from './offer-steps.store'
import type { OfferDetail } from './offers.contract'
import { offerMessages } from './offers.messages'

/** Messages of both sides, and a form for a new one. */
export function OfferThread({ offer, steps }: { offer: OfferDetail; steps: OfferSteps }) {
  const say = useSay(offerMessages)
  const busy = useStore(steps.$busy).size > 0
  const words = useWords()
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
        <>
          <OfferWords of={words} label={say('write')} />
          <Button
            loading={busy}
            onClick={() =>
              words.submit((given) => void steps.write(id, given).then((ok) => ok && words.clear()))
            }
          >
            {say('send')}
          </Button>
        </>
      )}
    </Thread>
  )
}
