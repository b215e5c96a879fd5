import { useStore } from '@nanostores/react'
import { download } from '../../site/files/download'
import { shownName } from '../../site/files/file-kind'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { classNames } from '../../ui/class-names'
import { FileChip } from '../../ui/file-chip'
import { useSay, useScope } from '../../ui/host'
import { OfferWords, useWords } from './offer-words'
import type { OfferSteps } from './offer-steps.store'
import type { OfferDetail } from './offers.contract'
import { offerMessages } from './offers.messages'

/** Files that somebody gave along, to be downloaded. */
export function OfferFiles({ files }: { files: readonly string[] }) {
  const scope = useScope()
  if (files.length === 0) return null
  return (
    <span className="offer-files">
      {files.map((file) => (
        <FileChip
          key={file}
          name={shownName(file)}
          onOpen={() => void download(scope, file, shownName(file))}
        />
      ))}
    </span>
  )
}

/** What both sides said, and the way to say more. */
export function OfferThread({ offer, steps }: { offer: OfferDetail; steps: OfferSteps }) {
  const say = useSay(offerMessages)
  const busy = useStore(steps.$busy)
  const words = useWords()
  const { id, thread, actions } = offer
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
              <OfferFiles files={files} />
            </li>
          ))}
        </ol>
      )}
      {actions.includes('message') && (
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
