import type { ReactNode } from 'react'
import type { Fields } from '../../core/form/form-field'
import { Button } from '../button'
import { classNames } from '../class-names'
import type { Filling } from './form-filling'
import { FormField } from './form-field'
import sheet from './form.css?sheet'
import { useSay } from '../host'
import { InlineBar } from '../inline-bar'
import { useSheet } from '../sheet'
import { fieldMessages } from './field.messages'

type FormProps<F extends Fields> = {
  of: Filling<F>
  className?: string | undefined
  /** Fields and buttons. Default: all fields in order. */
  children?: ReactNode
}

/**
 * Form element of a filling.
 * @example
 * const filling = useFilling(addressForm, { send: (values) => store.save(values) })
 * <Form of={filling}><FormFields of={filling} /><SubmitButton of={filling}>{say('save')}</SubmitButton></Form>
 */
export function Form<F extends Fields>({ of, className, children }: FormProps<F>) {
  const { attach, labels, submit } = of
  useSheet(sheet)
  const say = useSay(fieldMessages)
  return (
    <form
      ref={attach}
      id={of.id}
      className={classNames('form', `form-labels-${labels}`, className)}
      noValidate
      // Before the script is there, the browser must not submit a rendered form: the address would contain the password.
      method="dialog"
      onSubmit={(event) => {
        // Must not submit a form around the dialog of this one.
        event.stopPropagation()
        void submit(event)
      }}
    >
      {of.restored && (
        <InlineBar
          actions={
            <Button size="small" onClick={of.discard}>
              {say('discardDraft')}
            </Button>
          }
        >
          {say('restored')}
        </InlineBar>
      )}
      {children ?? <FormFields of={of} />}
    </form>
  )
}

/** All fields in order. */
export const FormFields = <F extends Fields>({ of }: { of: Filling<F> }) =>
  Object.keys(of.form.fields).map((name) => <FormField key={name} of={of} name={name} />)

type SubmitButtonProps<F extends Fields> = Omit<Parameters<typeof Button>[0], 'type' | 'loading'> & {
  of: Filling<F>
}

/** Submit button, busy until the response arrives. */
export const SubmitButton = <F extends Fields>({
  of,
  variant = 'primary',
  ...rest
}: SubmitButtonProps<F>) => <Button {...rest} variant={variant} type="submit" loading={of.sending} />
