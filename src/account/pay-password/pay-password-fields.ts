import { form } from '../../core/form'
import { phoneField, smsCodeField } from '../../session/verify-code/code-fields'

/** Six digits for payments, set by whoever knows the login password and holds the account's phone. */
export const payPasswordFields = form('payPasswordForm', {
  password: { type: 'secret', label: ['登录密码', 'Login password'], required: true },
  phone: phoneField,
  smsCode: smsCodeField,
  payPassword: { type: 'payPassword', label: ['新支付密码', 'New payment password'], required: true },
})
