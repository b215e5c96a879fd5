import type { Text } from '../../core/messages'

/** What a proof of being oneself is good for. */
export const proofPurposes = ['loginPassword', 'phone', 'email', 'secondPayPassword'] as const
export type ProofPurpose = (typeof proofPurposes)[number]

/** How somebody who is logged in proves to be the account's holder. */
const proofWays = {
  password: ['登录密码', 'Login password'],
  sms: ['手机验证码', 'Code by SMS'],
  email: ['邮箱验证码', 'Code by e-mail'],
} as const satisfies Record<string, Text>
export type ProofWay = keyof typeof proofWays
export const proofWayNames: [ProofWay, ...ProofWay[]] = ['password', 'sms', 'email']
