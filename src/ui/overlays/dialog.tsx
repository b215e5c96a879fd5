import { useState } from 'react'
import { Button } from '../button'
import { Confirm } from './confirm'
import type { Filling } from '../forms/form-filling'
import { useSay } from '../host'
import { Modal, type ModalProps } from './modal'
import { uiMessages } from '../ui.messages'
import { dialogMessages } from './dialog.messages'

type DialogProps = ModalProps & {
  /** Typed content would be lost: closing asks first. */
  dirty?: boolean
  /** The form in it, which the foot’s button sends. */
  form?: Pick<Filling, 'id' | 'dirty' | 'sending'>
  /** The word on that button. */
  action?: string
}

/**
 * A modal dialog, open as long as it is drawn: `{open && <Dialog …>}`. Focus starts in the first field, else on
 * `[data-first]`, and goes back to where it was.
 */
export function Dialog({ form, dirty = form?.dirty, action, onClose, ...rest }: DialogProps) {
  const say = useSay(dialogMessages)
  const word = useSay(uiMessages)
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
      <Modal
        actions={
          form && (
            <>
              <Button onClick={onClose}>{word('cancel')}</Button>
              <Button variant="primary" type="submit" form={form.id} loading={form.sending}>
                {action}
              </Button>
            </>
          )
        }
        {...rest}
        onClose={() => (dirty ? setAsking(true) : onClose())}
      />
    </>
  )
}
