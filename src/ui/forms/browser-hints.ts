import type { ComponentProps } from 'react'
import type { Field } from '../../core/form/form-field'

/** Keyboard and autofill hints by type of text. */
export const browserHints: Partial<
  Record<Field['type'], Pick<ComponentProps<'input'>, 'inputMode' | 'autoComplete' | 'type'>>
> = {
  phone: { type: 'tel', autoComplete: 'tel' },
  mobile: { type: 'tel', autoComplete: 'tel' },
  landline: { type: 'tel' },
  email: { inputMode: 'email', autoComplete: 'email' },
  idCard: { autoComplete: 'off' },
  bankCard: { inputMode: 'numeric', autoComplete: 'off' },
  number: { inputMode: 'decimal' },
  money: { inputMode: 'decimal' },
  quantity: { inputMode: 'numeric' },
  userName: { autoComplete: 'username' },
  password: { autoComplete: 'new-password' },
  secret: { autoComplete: 'current-password' },
  payPassword: { inputMode: 'numeric', autoComplete: 'one-time-code' },
}
