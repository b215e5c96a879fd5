import { useState, type ReactNode } from 'react'
import { Button } from '../button'
import { useSay } from '../host'
import { Modal } from './modal'
import { uiMessages } from '../ui.messages'

type ConfirmProps = {
  /** Question. */
  title: string
  /** Consequence. */
  text?: ReactNode
  /** Label of the confirming button, a verb. Default: 确定. */
  action?: string
  /** Label of the other button. Default: 取消. */
  cancel?: string
  /** The action cannot be undone. */
  danger?: boolean
  /** Performs the action. The dialog shows that it works until the returned promise settles, and ignores further presses. */
  onConfirm: () => unknown
  onCancel: () => void
}

/** Confirmation dialog. Focus starts on the safe button. Open while mounted. */
export function Confirm(props: ConfirmProps) {
  const { title, text, action, cancel, danger = false, onConfirm, onCancel } = props
  const say = useSay(uiMessages)
  const [busy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    try {
      await onConfirm()
    } finally {
      setBusy(false)
    }
  }

  return (
    <Modal
      title={title}
      width={400}
      onClose={onCancel}
      actions={
        <>
          <Button data-first="" onClick={onCancel}>
            {cancel ?? say('cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={() => void confirm()}>
            {action ?? say('confirm')}
          </Button>
        </>
      }
    >
      {text}
    </Modal>
  )
}
