import { useId, useState } from 'react'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlays/dialog'
import { FieldError } from '../../ui/forms/field-error'
import { useSay } from '../../ui/host'
import { Radio } from '../../ui/forms/radio'
import { Textarea } from '../../ui/forms/textarea'
import { useChoices } from '../../ui/use-label'
import { cancelReason } from './cancel-reason'
import { orderMessages } from './orders.messages'

type CancelDialogProps = {
  busy: boolean
  onCancel: (reason: number, remark: string) => void
  onClose: () => void
}

/** Dialog for the reason to cancel an order. */
export function CancelDialog({ busy, onCancel, onClose }: CancelDialogProps) {
  const say = useSay(orderMessages)
  const reasons = useChoices(cancelReason)
  const name = useId()
  const errorId = useId()
  const [reason, setReason] = useState(0)
  const [remark, setRemark] = useState('')
  const [tried, setTried] = useState(false)
  const missing = tried && reason === 0
  function send() {
    setTried(true)
    if (reason !== 0) onCancel(reason, remark)
  }
  return (
    <Dialog
      title={say('cancel')}
      width={480}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('keep')}</Button>
          <Button variant="primary" loading={busy} onClick={send}>
            {say('cancel')}
          </Button>
        </>
      }
    >
      <fieldset className="order-reasons" aria-describedby={missing ? errorId : undefined}>
        <legend>{say('cancelReason')}</legend>
        {reasons.map(({ code, label }) => (
          <Radio key={code} name={name} checked={reason === code} onChange={() => setReason(code)}>
            {label}
          </Radio>
        ))}
      </fieldset>
      {missing && <FieldError id={errorId}>{say('pickReason')}</FieldError>}
      <label className="order-field above-16 ink-2">
        {say('remark')}
        <Textarea
          maxLength={200}
          rows={3}
          value={remark}
          onChange={({ target }) => setRemark(target.value)}
        />
      </label>
    </Dialog>
  )
}
