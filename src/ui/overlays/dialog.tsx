import { useState } from 'react'
import { Button } from '../button'
import { Confirm } from './confirm'
import type { Filling } from '../forms/form-filling'
import { useSay } from '../host'
import { Modal, type ModalProps } from './modal'
import { uiMessages } from '../ui.messages'
import { dialogMessages } from './dialog.messages'

type DialogProps = ModalProps & {
  /** Closing asks first, because input would be lost. */
  dirty?: boolean
  /** Form inside, submitted by the button in the footer. */
  form?: Pick<Filling, 'id' | 'dirty' | 'sending'>
  /** Label of that button. */
  action?: string
}

/**
 * Modal dialog, open while mounted: `{open && <Dialog …>}`. Focus starts in the first field or on `[data-first]` and
 * returns afterwards.
 */
export function Dialog({ form, dirty = form?.dirty, action, onClose, ...rest }: DialogProps) {
  const say = useSay(dialogMessages)
  const word = useSay(uiMessages)
  const [asking, setAsking] = useState(false)
  return (
    <>
      {/* First, so that it closes first and the focus returns through both dialogs. */}
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
