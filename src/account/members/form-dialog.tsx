import type { Fields } from '../../core/form-field'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Form } from '../../ui/form'
import { FormField } from '../../ui/form-field'
import type { Filling } from '../../ui/form-filling'
import { useSay } from '../../ui/host'
import { memberMessages } from './members.messages'

type FormDialogProps<F extends Fields> = {
  title: string
  /** What follows, at the foot. */
  hint: string
  of: Filling<F>
  onClose: () => void
}

/** A form of this room in a dialog, all of its fields below each other. */
export function FormDialog<F extends Fields>({ title, hint, of, onClose }: FormDialogProps<F>) {
  const say = useSay(memberMessages)
  const isField = (name: string): name is keyof F & string => Object.hasOwn(of.form.fields, name)
  return (
    <Dialog
      title={title}
      width={560}
      dirty={of.dirty}
      hint={hint}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" loading={of.sending} onClick={() => void of.submit()}>
            {say('save')}
          </Button>
        </>
      }
    >
      <Form of={of}>
        {Object.keys(of.form.fields)
          .filter(isField)
          .map((name) => (
            // Browsers offer the main account's own name and password otherwise.
            <FormField
              key={name}
              of={of}
              name={name}
              autoComplete={name === 'password' ? 'new-password' : 'off'}
            />
          ))}
      </Form>
    </Dialog>
  )
}
