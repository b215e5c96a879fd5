import type { Field } from './form-field'
import { passwordLimits } from './form-limits'
import { bankCardAddsUp, idCardAddsUp } from './form-patterns'
import { judge } from './form-rules'
import { isEmpty, valueOf } from './form-value'
import { formMessages, type FormText } from './form.messages'
import type { Locale } from './locale'
import { pick, speaker, type Values } from './messages'

/** What the reader is told under a field before anything is wrong: limits of passwords are always printed. */
export function hintOf(field: Field, locale: Locale): string | undefined {
  if (field.hint) return pick(field.hint, locale)
  const say = (key: FormText, values?: Values) => speaker(formMessages, locale)(key, values)
  if (field.type === 'password') return say('passwordHint', passwordLimits(field))
  return field.type === 'payPassword' ? say('payPasswordHint') : undefined
}

/** What is worth a second look in a value that is allowed: a check digit that does not fit. */
export function doubtOf(field: Field, given: unknown, locale: Locale): string | undefined {
  const value = valueOf(field, given)
  if (typeof value !== 'string' || isEmpty(value) || judge(field, value)) return undefined
  const say = speaker(formMessages, locale)
  if (field.type === 'idCard' && !idCardAddsUp(value)) return say('idCardDoubt')
  return field.type === 'bankCard' && !bankCardAddsUp(value) ? say('bankCardDoubt') : undefined
}
