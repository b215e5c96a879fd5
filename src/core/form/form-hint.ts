import type { Field } from './form-field'
import { passwordLimits } from './form-limits'
import { bankCardAddsUp, idCardAddsUp } from './form-patterns'
import { judge } from './form-rules'
import { isEmpty, valueOf } from './form-value'
import { formMessages, type FormText } from './form.messages'
import type { Locale } from '../language/locale'
import { pick, speaker, type Values } from '../language/messages'

/** Returns the text under a valid field. Limits of passwords are always shown. */
export function hintOf(field: Field, locale: Locale): string | undefined {
  if (field.hint) return pick(field.hint, locale)
  const say = (key: FormText, values?: Values) => speaker(formMessages, locale)(key, values)
  if (field.type === 'password') return say('passwordHint', passwordLimits(field))
  return field.type === 'payPassword' ? say('payPasswordHint') : undefined
}

/** Returns a warning about a valid but suspicious value, such as a wrong check digit. */
export function doubtOf(field: Field, given: unknown, locale: Locale): string | undefined {
  const value = valueOf(field, given)
  if (typeof value !== 'string' || isEmpty(value) || judge(field, value)) return undefined
  const say = speaker(formMessages, locale)
  if (field.type === 'idCard' && !idCardAddsUp(value)) return say('idCardDoubt')
  return field.type === 'bankCard' && !bankCardAddsUp(value) ? say('bankCardDoubt') : undefined
}
