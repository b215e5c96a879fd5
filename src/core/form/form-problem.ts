import { isRequired, type Entered, type Field, type Fields } from './form-field'
import { judge, type Problem } from './form-rules'
import { isEmpty, valueOf } from './form-value'
import type { FormText } from './form.messages'

export type Wrong = { name: string; field: Field; problem: Problem }

/** Messages of empty fields that are not typed. */
const verbs: Partial<Record<Field['type'], FormText>> = {
  select: 'select',
  radio: 'select',
  checks: 'select',
  date: 'select',
  checkbox: 'select',
  switch: 'select',
  file: 'attach',
  files: 'attach',
  agreement: 'agree',
}

/** Returns the error of one field, for a draft or a value of a request. */
function problemOf(field: Field, given: unknown, entered: Entered): Problem | undefined {
  if (field.when && !field.when(entered)) return undefined
  const value = valueOf(field, given)
  if (isEmpty(value))
    return isRequired(field, entered) ? { say: field.missing ?? verbs[field.type] ?? 'enter' } : undefined
  const found = judge(field, value)
  if (found) return found
  return field.check?.(value, entered) === false ? { say: field.wrong ?? 'wrong' } : undefined
}

/** Returns all errors in the order of the fields. */
export const problemsOf = (fields: Fields, entered: Entered): Wrong[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const problem = problemOf(field, entered[name], entered)
    return problem ? [{ name, field, problem }] : []
  })
