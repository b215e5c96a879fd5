import { choicesOf, type Field, type FieldOf, type PatternType } from './form-field'
import { longest, longestChoice, mostChoices, numberLimits, passwordLimits, pieceLimits } from './form-limits'
import * as patterns from './form-patterns'
import type { FormText } from './form.messages'
import type { Text, Values } from '../language/messages'
import { toDecimal, toMinor } from '../money'
import { mostFiles } from '../api/shapes'

/** An error of a field: one of the form's messages, or one of the field's own. */
export type Problem = { say: FormText | Text; values?: Values }
type Found = Problem | undefined

const problem = (say: Problem['say'], values?: Values): Problem => ({ say, values })
const unless = (isFulfilled: boolean, say: Problem['say'], values?: Values): Found =>
  isFulfilled ? undefined : problem(say, values)

const fixedForms: Record<PatternType, [fits: (text: string) => boolean, otherwise: FormText]> = {
  phone: [patterns.isPhone, 'phone'],
  mobile: [patterns.isMobile, 'phone'],
  landline: [patterns.isLandline, 'landline'],
  email: [patterns.isEmail, 'email'],
  idCard: [patterns.isIdCard, 'idCard'],
  bankCard: [patterns.isBankCard, 'bankCard'],
  creditCode: [patterns.isCreditCode, 'creditCode'],
  userName: [patterns.isUserName, 'userName'],
  payPassword: [patterns.isPayPassword, 'payPassword'],
  secret: [(text) => text.length <= 128, 'wrong'],
}
const hasFixedForm = (field: Field): field is FieldOf<PatternType> => Object.hasOwn(fixedForms, field.type)

const lengthOf = (text: string) => [...text].length
const decimalsOf = (value: number | string) => String(value).split('.')[1]?.length ?? 0

function between<T extends number | string>(
  value: T,
  { min, max }: { min?: T; max?: T },
  [below, above]: [FormText, FormText],
  show: (bound: T) => number | string = (bound) => bound,
): Found {
  if (min !== undefined && value < min) return problem(below, { n: show(min) })
  return max !== undefined && value > max ? problem(above, { n: show(max) }) : undefined
}

function ofText(text: string, field: FieldOf<'text' | 'textarea'>): Found {
  const { min = 0, max = longest(field) ?? 0, tooLong = 'tooLong' } = field
  if (lengthOf(text) > max) return problem(tooLong, { n: max, max })
  return unless(lengthOf(text) >= min, 'tooShort', { n: min })
}

function ofNumber(
  value: unknown,
  { min, max, decimals = 8 }: { min?: number; max?: number; decimals?: number },
): Found {
  if (typeof value !== 'number' || !Number.isFinite(value)) return problem('wrong')
  if (decimalsOf(value) > decimals) return decimals ? problem('decimals', { n: decimals }) : problem('wrong')
  return between(value, { min, max }, ['tooSmall', 'tooLarge'])
}

function ofMoney(text: string, { min = 0, max }: FieldOf<'money'>): Found {
  if (!/^-?\d{1,13}(?:\.\d{1,8})?$/.test(text)) return problem('wrong')
  if (decimalsOf(text) > 2) return problem('decimals', { n: 2 })
  return between(toMinor(text), { min, max }, ['tooSmall', 'tooLarge'], toDecimal)
}

/** An option from the server, whose handler checks it. */
const isFreeChoice = (value: unknown) =>
  typeof value === 'number'
    ? Number.isSafeInteger(value) && value >= 0
    : lengthOf(String(value)) <= longestChoice

function ofChoice(field: Field, values: unknown[]): Found {
  const choices = choicesOf(field)
  const open = !choices || ('own' in field && field.own)
  const fits = (value: unknown) =>
    choices?.some((choice) => choice.value === value) || (open && isFreeChoice(value))
  return unless(values.every(fits), 'select')
}

// Several addresses are stored comma-separated, so an address must not contain a comma.
const isAddress = (value: unknown) => typeof value === 'string' && /^[^,\s]{1,500}$/.test(value)

function ofMany(values: unknown[], field: FieldOf<'checks' | 'files'>): Found {
  const max = field.type === 'files' ? (field.max ?? mostFiles) : mostChoices(field, choicesOf(field)?.length)
  if (values.length > max) return problem('tooMany', { n: max })
  return field.type === 'files' ? unless(values.every(isAddress), 'wrong') : ofChoice(field, values)
}

/** Checks a non-empty value by the rule of its field's type. */
export function judge(field: Field, value: unknown): Found {
  const text = String(value)
  if (!text.isWellFormed() || text.includes('\0')) return problem('wrong')
  if (hasFixedForm(field)) {
    const [fits, otherwise] = fixedForms[field.type]
    const isLandline = field.type === 'phone' && /^0(?!0)/.test(text)
    return unless(fits(text), isLandline ? 'landline' : otherwise)
  }
  switch (field.type) {
    case 'text':
    case 'textarea':
      return ofText(text, field)
    case 'password':
      return unless(patterns.isPassword(text, passwordLimits(field)), 'password', passwordLimits(field))
    case 'number':
      return ofNumber(value, { ...field, ...numberLimits(field) })
    case 'quantity':
      return ofNumber(value, { ...pieceLimits(field), decimals: 0 })
    case 'money':
      return ofMoney(text, field)
    case 'date':
      return patterns.isDay(text) ? between(text, field, ['tooEarly', 'tooLate']) : problem('wrong')
    case 'select':
    case 'radio':
      return ofChoice(field, [value])
    case 'checks':
    case 'files':
      return Array.isArray(value) ? ofMany(value, field) : problem('wrong')
    case 'file':
      return unless(isAddress(value), 'wrong')
    default:
      return undefined
  }
}
