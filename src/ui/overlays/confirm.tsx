import type { ReactNode } from 'react'
import { Button } from '../button'
import { useSay } from '../host'
import { Modal } from './modal'
import { uiMessages } from '../ui.messages'

type ConfirmProps = {
  /** The question. */
  title: string
  /** What follows from it. */
  text?: ReactNode
  /** The word on the button that does it, a verb; default: 确定. */
  action?: string
  /** Default: 取消. */
  cancel?: string
  /** It cannot be undone. */
  danger?: boolean
  /** The action is under way. */
  loading?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before an action; focus starts on the safe button. Open as long as it is drawn. */
export function Confirm(props: ConfirmProps) {
  const { title, text, action, cancel, danger = false, loading = false, onConfirm, onCancel } = props
  const say = useSay(uiMessages)
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
          <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
            {action ?? say('confirm')}
          </Button>
        </>
      }
    >
      {text}
    </Modal>
  )
}
