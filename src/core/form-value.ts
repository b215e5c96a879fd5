import { cleanText } from './clean-text'
import { choicesOf, type Field } from './form-field'

const decimal = /^-?\d{1,13}(?:\.\d{1,8})?$/
const asTyped = new Set(['password', 'secret', 'payPassword'])

function textOf({ type }: Field, given: unknown): string {
  const text = typeof given === 'string' || typeof given === 'number' ? String(given) : ''
  if (asTyped.has(type)) return text
  const clean = cleanText(text, type === 'textarea')
  return type === 'idCard' ? clean.toUpperCase() : clean
}

/** Nothing was typed or chosen. */
export const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

/** The choice that is meant, by its own value: HTML knows texts only. A stranger stays as it is. */
const meant = (field: Field, given: unknown) =>
  choicesOf(field)?.find(({ value }) => String(value) === String(given))?.value ?? given

/**
 * What a draft stands for, or what a request brought: texts without spaces around them or control characters, numbers as numbers,
 * choices by their own value. What cannot be read stays as it is and is refused by the rules.
 */
export function valueOf(field: Field, given: unknown): unknown {
  switch (field.type) {
    case 'number':
    case 'quantity': {
      const text = textOf(field, given)
      return decimal.test(text) ? Number(text) : text
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
