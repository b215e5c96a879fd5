import { form } from '../../core/form'
import { phoneField, smsCodeField } from '../verify-code/code-fields'

/** A new password for whoever holds the account's phone. */
export const passwordResetFields = form('passwordResetForm', {
  phone: phoneField,
  smsCode: smsCodeField,
  password: { type: 'password', label: ['新密码', 'New password'], required: true },
})
