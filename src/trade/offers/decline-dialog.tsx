import { useId, useState } from 'react'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlays/dialog'
import { useSay } from '../../ui/host'
import { Textarea } from '../../ui/forms/textarea'
import { offerMessages } from './offers.messages'

type DeclineDialogProps = { busy: boolean; onDecline: (reason: string) => void; onClose: () => void }

/** Dialog for the reason to decline a quote. */
export function DeclineDialog({ busy, onDecline, onClose }: DeclineDialogProps) {
  const say = useSay(offerMessages)
  const id = useId()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const given = reason.trim()
  function send() {
    setTried(true)
    if (given) onDecline(given)
  }
  return (
    <Dialog
      title={say('decline')}
      width={480}
      dirty={given !== ''}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button variant="danger" loading={busy} onClick={send}>
            {say('decline')}
          </Button>
        </>
      }
    >
      <label className="form-label form-required" htmlFor={id}>
        {say('declineReason')}
      </label>
      <Textarea
        id={id}
        rows={3}
        maxLength={200}
        aria-required="true"
        error={tried && !given ? say('reasonNeeded') : undefined}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  )
}
