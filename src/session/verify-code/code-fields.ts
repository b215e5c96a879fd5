import type { Text } from '../../core/messages'
import { formMessages } from '../../core/form.messages'
import { isPlainEmail } from './code-scene'

const sixDigits = (value: unknown): Text | undefined =>
  /^\d{6}$/.test(String(value)) ? undefined : ['验证码为 6 位数字', 'The code has 6 digits.']
const sent = { type: 'text', required: true, once: true, check: sixDigits } as const

/** The code that was sent to a phone. */
export const smsCodeField = { ...sent, label: ['短信验证码', 'SMS code'] } as const
/** The code that was sent to an e-mail address. */
export const emailCodeField = { ...sent, label: ['邮箱验证码', 'E-mail code'] } as const

export const phoneField = { type: 'mobile', label: ['手机号', 'Mobile number'], required: true } as const
export const emailField = {
  type: 'email',
  label: ['邮箱', 'E-mail'],
  required: true,
  check: (value: unknown): Text | undefined =>
    isPlainEmail(String(value)) ? undefined : formMessages.texts.email,
} as const
