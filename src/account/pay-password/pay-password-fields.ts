import { form } from '../../core/form/form'
import { phoneField, smsCodeField } from '../../session/verify-code/code-fields'

/** Form fields of the six-digit payment password, secured by the login password and a code to the account's phone. */
export const payPasswordFields = form('payPasswordForm', {
  password: { type: 'secret', label: ['登录密码', 'Login password'], required: true },
  phone: phoneField,
  smsCode: smsCodeField,
  payPassword: { type: 'payPassword', label: ['新支付密码', 'New payment password'], required: true },
})
