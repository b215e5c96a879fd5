import type { Locale } from '../../../../src/core/language/locale'
import { pick, type Text } from '../../../../src/core/language/messages'
import type { SentScene } from '../../../../src/session/verify-code/code-scene'

const purposes: Record<SentScene, Text> = {
  register: ['注册账号', 'to register'],
  login: ['登录', 'to log in'],
  forget: ['找回密码', 'to set a new password'],
  bind: ['绑定第三方账号', 'to link a third-party account'],
  payPassword: ['设置支付密码', 'to set the payment password'],
  change: ['更换手机号或邮箱', 'to change your mobile number or email address'],
  invite: ['接受企业邀请', 'to accept an invitation'],
  prove: ['验证身份', 'to verify your identity'],
}
const sentence: Text = [
  '【{shop}】验证码 {code}，用于{purpose}，{minutes} 分钟内有效。请勿告诉他人。',
  '[{shop}] {code} is your code {purpose}. It is valid for {minutes} {minutes|minute|minutes}. Do not share it with anyone.',
]

/** Returns the text of a message with a code. */
export const codeText = (
  { shop, code, minutes, scene }: { shop: string; code: string; minutes: number; scene: SentScene },
  language: Locale,
) => pick(sentence, language, { shop, code, minutes, purpose: pick(purposes[scene], language) })

/** Returns the subject of an e-mail with a code. */
export const codeSubject = (shop: string, language: Locale) =>
  pick(['{shop}验证码', 'Your code for {shop}'], language, { shop })
