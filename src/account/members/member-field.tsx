import { useState } from 'react'
import type { Fields } from '../../core/form/form-field'
import { FormField } from '../../ui/forms/form-field'
import type { Filling } from '../../ui/forms/form-filling'
import LookUp from '../../ui/forms/look-up'
import { useScope } from '../../ui/host'
import { memberSource } from './member-source'

type MemberFieldProps<F extends Fields> = {
  of: Filling<F>
  name: keyof F & string
  /** Text of the option without an account. Absent: an account is required. */
  none?: string | undefined
  /** Id of an account that cannot be chosen. */
  except?: string | undefined
  /** Account that is chosen already, so that its name needs no request. */
  known?: { id: string; name: string } | undefined
}

/** Field that chooses an account of the company. It searches on the server because a company can have many accounts. */
export function MemberField<F extends Fields>({ of, name, none, except, known }: MemberFieldProps<F>) {
  const scope = useScope()
  const [source] = useState(() =>
    memberSource(scope, () => (known ? [known] : []), except === undefined ? [] : [except]),
  )
  return (
    <FormField of={of} name={name}>
      {({ id, value, change, label, required, describedBy }) => (
        <LookUp
          id={id}
          aria-label={label}
          aria-describedby={describedBy}
          aria-required={required || undefined}
          none={none}
          source={source}
          value={String(value)}
          onChoose={change}
        />
      )}
    </FormField>
  )
}
