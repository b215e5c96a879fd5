import { form } from '../../core/form'
import { emailCodeField, emailField, phoneField, smsCodeField } from '../../session/verify-code/code-fields'
import type { Text } from '../../core/messages'

/** A new login password, typed twice. */
export const newPasswordFields = form({
  password: { type: 'password', label: ['新密码', 'New password'], required: true },
  again: {
    type: 'secret',
    label: ['确认新密码', 'Once more'],
    required: true,
    check: (value, { password }): Text | undefined =>
      value === password ? undefined : ['两次输入的密码不一致', 'The two passwords differ.'],
  },
})

export const newPhoneFields = form({
  phone: { ...phoneField, label: ['新手机号', 'New mobile number'] },
  smsCode: smsCodeField,
})

export const newEmailFields = form({
  email: { ...emailField, label: ['新邮箱', 'New e-mail'] },
  emailCode: emailCodeField,
})
