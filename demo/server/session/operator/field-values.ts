import type { Problem } from '../../../../src/core/form-rules'
import { sentencesOf } from '../../../../src/core/form-sentence'
import type { DeskField, DeskValues } from '../../core/desk'
import { isReadableText } from '../../core/readable-text'
import { wrongFields } from '../../core/validate'

/** Characters of a field. */
export const longest = 500

const forms = { text: /^/, textarea: /^/, number: /^\d{1,12}(\.\d{1,2})?$/, date: /^\d{4}-\d\d-\d\d$/ }

function problemOf({ kind, optional }: DeskField, value: string): Problem | undefined {
  if (!value) return optional ? undefined : { say: 'enter' }
  if (value.length > longest) return { say: 'tooLong', values: { n: longest } }
  return isReadableText(value) && forms[kind].test(value) ? undefined : { say: 'wrong' }
}

/**
 * What was filled into a desk's form, field by field; what it has no field for is left out.
 * @throws Refusal 400 in the words of the first field that is empty or of another form, with those of all in `errors`
 */
export function fieldValues(fields: readonly DeskField[], given: DeskValues): DeskValues {
  const filled = fields.map((field) => {
    const value = (Object.hasOwn(given, field.name) ? (given[field.name] ?? '') : '').trim()
    return { ...field, value, problem: problemOf(field, value) }
  })
  const errors = filled.flatMap(({ name, label, problem }) =>
    problem ? [{ path: name, message: sentencesOf(problem, { type: 'text', label }) }] : [],
  )
  if (errors.length > 0) throw wrongFields(400, errors)
  return Object.fromEntries(filled.flatMap(({ name, value }) => (value ? [[name, value]] : [])))
}
