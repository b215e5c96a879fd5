import { form } from '../../core/form/form'
import { phoneField, smsCodeField } from '../verify-code/code-fields'

/** Form for a new password, confirmed by a code to the account's phone. */
export const passwordResetFields = form('passwordResetForm', {
  phone: phoneField,
  smsCode: smsCodeField,
  password: { type: 'password', label: ['新密码', 'New password'], required: true },
})
