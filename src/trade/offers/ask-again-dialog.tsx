import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlays/dialog'
import { useSay } from '../../ui/host'
import { OfferWords, useWords, type Words } from './offer-words'
import { offerMessages } from './offers.messages'

type AskAgainDialogProps = { busy: boolean; onAsk: (words: Words) => void; onClose: () => void }

/** Dialog to request a different price. */
export function AskAgainDialog({ busy, onAsk, onClose }: AskAgainDialogProps) {
  const say = useSay(offerMessages)
  const words = useWords()
  return (
    <Dialog
      title={say('askAgain')}
      width={560}
      dirty={words.dirty}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" loading={busy} onClick={() => words.submit(onAsk)}>
            {say('askAgain')}
          </Button>
        </>
      }
    >
      <p className="offer-hint">{say('askAgainText')}</p>
      <OfferWords of={words} label={say('askAgainLabel')} rows={4} />
    </Dialog>
  )
}
