import { useStore } from '@nanostores/react'
import { FileList } from '../../site/files/file-list'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { classNames } from '../../ui/class-names'
import { useSay } from '../../ui/host'
import { actionsOf } from './offer-machine'
import { OfferWords, useWords } from './offer-words'
import type { OfferSteps } from './offer-steps.store'
import type { OfferDetail } from './offers.contract'
import { offerMessages } from './offers.messages'

/** What both sides said, and the way to say more. */
export function OfferThread({ offer, steps }: { offer: OfferDetail; steps: OfferSteps }) {
  const say = useSay(offerMessages)
  const busy = useStore(steps.$busy).size > 0
  const words = useWords()
  const { id, thread } = offer
  return (
    <Card title={say('thread')} className="offer-thread">
      {thread.length === 0 ? (
        <p className="offer-hint">{say('threadEmpty')}</p>
      ) : (
        <ol className="offer-messages">
          {thread.map(({ id: key, by, name, text, files, createdAt }) => (
            <li key={key} className={classNames('offer-message', `offer-message-${by}`)}>
              <span className="offer-meta">
                <b>{by === 'platform' ? say('platform') : (name ?? say('you'))}</b> {createdAt.slice(0, 16)}
              </span>
              <p className="offer-text">{text}</p>
              <FileList files={files} />
            </li>
          ))}
        </ol>
      )}
      {actionsOf(offer).includes('message') && (
        <div className="offer-reply">
          <OfferWords of={words} label={say('write')} />
          <Button
            loading={busy}
            onClick={() =>
              words.submit((given) => void steps.write(id, given).then((ok) => ok && words.clear()))
            }
          >
            {say('send')}
          </Button>
        </div>
      )}
    </Card>
  )
}
