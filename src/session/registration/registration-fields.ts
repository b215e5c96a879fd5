import { form } from '../../core/form/form'
import type { Choice } from '../../core/form/form-field'
import { emailCodeField, emailField, phoneField, smsCodeField } from '../verify-code/code-fields'

const kinds = [
  { value: 'personal', text: ['个人', 'Personal'] },
  { value: 'corporate', text: ['企业', 'Corporate'] },
] as const satisfies readonly Choice[]

const customerType = {
  type: 'radio',
  label: ['账号类型', 'Account type'],
  required: true,
  options: kinds,
} as const
const own = {
  loginAccount: {
    type: 'userName',
    label: ['用户名', 'User name'],
    required: true,
    hint: ['1–20 个字符：汉字、字母、数字、_ - .', '1–20 characters: letters, digits, _ - .'],
  },
  password: { type: 'password', label: ['密码', 'Password'], required: true, min: 6, max: 20 },
  /** Invitation code from a link. An unknown code is no error. */
  inviteCode: { type: 'text', copied: true, label: ['邀请码', 'Invitation code'], max: 64 },
  agree: {
    type: 'agreement',
    label: ['用户协议与隐私政策', 'User agreement and privacy policy'],
    required: true,
  },
} as const

/** Registration with a code sent by SMS. */
export const registerFields = form('registerForm', {
  customerType,
  phone: phoneField,
  smsCode: smsCodeField,
  ...own,
})
/** Registration with a code sent by e-mail. */
export const registerEmailFields = form('registerForm', {
  customerType,
  email: emailField,
  emailCode: emailCodeField,
  ...own,
})
