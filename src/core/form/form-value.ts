import { cleanText } from '../text/clean-text'
import { choicesOf, type Field } from './form-field'
import { plainSigns, typedAmount, typedCode, typedNumber } from '../text/plain-signs'
import { typedPhone } from '../text/typed-phone'

const decimal = /^-?\d{1,13}(?:\.\d{1,8})?$/
const asTyped = (text: string) => text

/** Readers for texts with a fixed format. Other texts are read as lines. */
const readers: Partial<Record<Field['type'], (text: string) => string>> = {
  password: asTyped,
  secret: asTyped,
  payPassword: asTyped,
  phone: typedPhone,
  mobile: typedPhone,
  landline: typedPhone,
  email: plainSigns,
  userName: plainSigns,
  date: plainSigns,
  idCard: (text) => typedNumber(text).toUpperCase(),
  bankCard: typedNumber,
  creditCode: typedNumber,
  number: typedAmount,
  quantity: typedAmount,
  money: typedAmount,
}

function textOf(field: Field, given: unknown): string {
  const text = typeof given === 'string' || typeof given === 'number' ? String(given) : ''
  if (field.type === 'text' && field.copied) return typedCode(text)
  const read = readers[field.type]
  return read ? read(text) : cleanText(text, field.type === 'textarea')
}

/** Returns whether nothing was entered. */
export const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

/** Returns the matching option's own value, because HTML knows only texts. An unknown value stays. */
const meant = (field: Field, given: unknown) =>
  choicesOf(field)?.find(({ value }) => String(value) === String(given))?.value ?? given

/**
 * Converts a draft or a request's value: texts trimmed and without control characters, numbers as numbers, options by their own
 * value. A value that cannot be converted stays and fails its rule.
 */
export function valueOf(field: Field, given: unknown): unknown {
  switch (field.type) {
    case 'number':
    case 'quantity': {
      const text = textOf(field, given)
      // 1.000 may mean one or a thousand, so it is no quantity.
      const isNumber = field.type === 'quantity' ? /^-?\d{1,13}$/ : decimal
      return isNumber.test(text) ? Number(text) : text
    }
    case 'select':
    case 'radio':
      return isEmpty(given) ? '' : meant(field, given)
    case 'checks':
      return Array.isArray(given) ? given.map((one) => meant(field, one)) : []
    case 'files':
      return Array.isArray(given) ? given : []
    case 'checkbox':
    case 'switch':
    case 'agreement':
      return given === true
    default:
      return textOf(field, given)
  }
}
