import { useState } from 'react'
import { Confirm } from './confirm'
import { useSay } from './host'
import { Modal, type ModalProps } from './modal'
import { uiMessages } from './ui.messages'

type DialogProps = ModalProps & {
  /** Typed content would be lost: closing asks first. */
  dirty?: boolean
}

/**
 * A modal dialog, open as long as it is drawn: `{open && <Dialog …>}`. Focus starts in the first field, else on
 * `[data-first]`, and goes back to where it was.
 */
export function Dialog({ dirty = false, onClose, ...rest }: DialogProps) {
  const say = useSay(uiMessages)
  const [asking, setAsking] = useState(false)
  return (
    <>
      {/* First, so that it also goes first and the focus finds its way back through both. */}
      {asking && (
        <Confirm
          title={say('discardTitle')}
          text={say('discardText')}
          action={say('discard')}
          cancel={say('keep')}
          danger
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        />
      )}
      <Modal {...rest} onClose={() => (dirty ? setAsking(true) : onClose())} />
    </>
  )
}
