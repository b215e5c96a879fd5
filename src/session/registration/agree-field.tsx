import type { Field, Fields } from '../../core/form/form-field'
import type { Filling } from '../../ui/forms/form-filling'
import { Checkbox } from '../../ui/forms/checkbox'
import { FormField } from '../../ui/forms/form-field'
import { useSay } from '../../ui/host'
import { AgreementLink } from '../agreement/agreement-link'
import { registrationMessages } from './registration.messages'

/** Checkbox with links to the agreements. */
export function AgreeField<F extends Fields & { agree: Field }>({ of }: { of: Filling<F> }) {
  const say = useSay(registrationMessages)
  return (
    <FormField of={of} name="agree">
      {({ id, name, value, change, error, describedBy }) => (
        <span className="registration-agree row wrap gap-4 row-gap-0">
          <Checkbox
            id={id}
            name={name}
            checked={value === true}
            aria-required
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            onChange={({ target }) => change(target.checked)}
          >
            {say('agreed')}
          </Checkbox>{' '}
          <AgreementLink of="terms" /> {say('and')} <AgreementLink of="privacy" />
        </span>
      )}
    </FormField>
  )
}
