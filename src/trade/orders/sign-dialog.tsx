import { useState } from 'react'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlays/dialog'
import { useSay } from '../../ui/host'
import { Input } from '../../ui/forms/input'
import { orderMessages } from './orders.messages'

type SignDialogProps = { busy: boolean; onSign: (name: string) => void; onClose: () => void }

/** Dialog for the name of the person who signs an order's contract. */
export function SignDialog({ busy, onSign, onClose }: SignDialogProps) {
  const say = useSay(orderMessages)
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  function send() {
    setTried(true)
    if (name.trim()) onSign(name.trim())
  }
  return (
    <Dialog
      title={say('signAsk')}
      width={480}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('back')}</Button>
          <Button variant="primary" loading={busy} onClick={send}>
            {say('sign')}
          </Button>
        </>
      }
    >
      <p className="order-said below-12 ink-2">{say('signText')}</p>
      <label className="order-field above-16 ink-2">
        {say('signName')}
        <Input
          maxLength={20}
          value={name}
          error={tried && !name.trim() ? say('signNameNeeded') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
    </Dialog>
  )
}
