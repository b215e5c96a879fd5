import type { Problem } from '../../../../src/core/form/form-rules'
import { sentencesOf } from '../../../../src/core/form/form-sentence'
import { cleanText } from '../../../../src/core/text/clean-text'
import { plainSigns, typedAmount } from '../../../../src/core/text/plain-signs'
import type { ConsoleField } from './console-field'
import type { DeskValues } from './desk'
import { isReadableText } from '../http/readable-text'
import { wrongFields } from '../http/validate'

/** Default maximum length of a field, in characters. */
const longest = 500

/** Adds the default maximum length to fields that `fieldValues` reads. */
export const limited = (fields: readonly ConsoleField[]): ConsoleField[] =>
  fields.map((field) => ({ longest, ...field }))

const forms = {
  text: /^/,
  code: /^/,
  textarea: /^/,
  number: /^\d{1,12}(\.\d{1,2})?$/,
  quantity: /^\d{1,8}$/,
  tel: /^[\d\s+()-]{3,40}$/,
  colour: /^#[\da-f]{6}$/i,
  date: /^\d{4}-\d\d-\d\d$/,
}

/** Readers of copied values by kind. */
const readers: Partial<Record<NonNullable<ConsoleField['kind']>, (text: string) => string>> = {
  text: (text) => cleanText(text, false),
  textarea: cleanText,
  code: plainSigns,
  number: typedAmount,
  quantity: typedAmount,
  tel: plainSigns,
  colour: plainSigns,
  date: plainSigns,
}

function problemOf(field: ConsoleField, value: string): Problem | undefined {
  const { kind = 'text', optional, choices, longest: most = longest } = field
  if (!value) return optional ? undefined : { say: choices ? 'select' : 'enter' }
  if (value.length > most) return { say: 'tooLong', values: { n: most } }
  if (choices) return choices.some(([choice]) => choice === value) ? undefined : { say: 'wrong' }
  return isReadableText(value) && forms[kind].test(value) ? undefined : { say: 'wrong' }
}

/**
 * Parses the values of a desk's form. Values without a field are ignored.
 * @throws Refusal 400 with the message of the first invalid field, and those of all fields in `errors`
 */
export function fieldValues(fields: readonly ConsoleField[], given: DeskValues): DeskValues {
  const filled = fields.map((field) => {
    const entered = (Object.hasOwn(given, field.name) ? (given[field.name] ?? '') : '').trim()
    const value = field.choices ? entered : (readers[field.kind ?? 'text']?.(entered) ?? entered)
    return { ...field, value, problem: problemOf(field, value) }
  })
  const errors = filled.flatMap(({ name, label, problem }) =>
    problem ? [{ path: name, message: sentencesOf(problem, { type: 'text', label }) }] : [],
  )
  if (errors.length > 0) throw wrongFields(400, errors)
  return Object.fromEntries(filled.flatMap(({ name, value }) => (value ? [[name, value]] : [])))
}
