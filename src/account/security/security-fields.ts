import { form } from '../../core/form/form'
import { emailCodeField, emailField, phoneField, smsCodeField } from '../../session/verify-code/code-fields'

/** Form fields of a new login password, typed twice. */
export const newPasswordFields = form('newPasswordForm', {
  password: { type: 'password', label: ['新密码', 'New password'], required: true },
  again: {
    type: 'secret',
    label: ['确认新密码', 'Confirm new password'],
    required: true,
    check: (value, { password }) => value === password,
    wrong: ['两次输入的密码不一致', 'The two passwords differ.'],
  },
})

export const newPhoneFields = form('newPhoneForm', {
  phone: { ...phoneField, label: ['新手机号', 'New mobile number'] },
  smsCode: smsCodeField,
})

export const newEmailFields = form('newEmailForm', {
  email: { ...emailField, label: ['新邮箱', 'New email'] },
  emailCode: emailCodeField,
})
