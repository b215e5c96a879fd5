import { useId } from 'react'
import type { Fields } from '../core/form-field'
import { Button } from './button'
import { Dialog } from './dialog'
import { Form, SubmitButton } from './form'
import type { Filling } from './form-filling'
import { useSay } from './host'
import type { ModalProps } from './modal'
import { uiMessages } from './ui.messages'

type FormDialogProps<F extends Fields> = Omit<ModalProps, 'actions'> & {
  of: Filling<F>
  /** The word on the button that sends it. */
  action: string
  /** Of the form. */
  className?: string
}

/** A form in a dialog, all of its fields where nothing else is said, with a way out and one to send it. */
export function FormDialog<F extends Fields>(props: FormDialogProps<F>) {
  const { of, action, className, children, ...rest } = props
  const say = useSay(uiMessages)
  const id = useId()
  return (
    <Dialog
      {...rest}
      dirty={of.dirty}
      actions={
        <>
          <Button onClick={rest.onClose}>{say('cancel')}</Button>
          <SubmitButton of={of} form={id}>
            {action}
          </SubmitButton>
        </>
      }
    >
      <Form of={of} id={id} className={className}>
        {children}
      </Form>
    </Dialog>
  )
}
