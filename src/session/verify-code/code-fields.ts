import { keyed } from '../../core/language/messages'
import { isPlainEmail } from './code-scene'

const sent = keyed('sentCode', {
  type: 'text',
  copied: true,
  required: true,
  once: true,
  check: (value: unknown) => /^\d{6}$/.test(String(value)),
  wrong: ['验证码为 6 位数字', 'The code has 6 digits.'],
} as const)

/** Code sent by SMS. */
export const smsCodeField = keyed('smsCode', { ...sent, label: ['短信验证码', 'SMS code'] } as const)
/** Code sent by e-mail. */
export const emailCodeField = keyed('emailCode', { ...sent, label: ['邮箱验证码', 'Email code'] } as const)

export const phoneField = keyed('phone', {
  type: 'mobile',
  label: ['手机号', 'Mobile number'],
  required: true,
} as const)
export const emailField = keyed('email', {
  type: 'email',
  label: ['邮箱', 'Email'],
  required: true,
  check: (value: unknown) => isPlainEmail(String(value)),
  wrong: ['邮箱格式错误', 'Email format error.'],
} as const)
