import { form } from '../../core/form/form'
import type { FieldOf, PatternType } from '../../core/form/form-field'
import { smsCodeField } from '../../session/verify-code/code-fields'

/** Form field of an identity check. */
type ProofFields = { proof: FieldOf<PatternType> | FieldOf<'text' | 'textarea'> }

export const byPassword = form<ProofFields>('passwordProofForm', {
  proof: { type: 'secret', label: ['登录密码', 'Login password'], required: true },
})
export const byCode = form<ProofFields>('codeProofForm', {
  proof: { ...smsCodeField, label: ['验证码', 'Code'] },
})
