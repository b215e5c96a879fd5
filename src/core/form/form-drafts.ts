import { emptyDraft, type Entered, type Field, type Fields } from './form-field'
import { keptDrafts, type DraftRow } from '../store/kept-drafts'
import { shared } from '../host/scope'

/** Secrets, card numbers and one-time values, which are never stored. */
const never = new Set<Field['type']>(['password', 'secret', 'payPassword', 'idCard', 'bankCard', 'agreement'])

/** Returns whether a field's content may be stored. */
const mayBeKept = (field: Field | undefined): field is Field =>
  field !== undefined && !never.has(field.type) && field.once !== true

/** Returns whether a form is long enough to store drafts: more than five fields. */
export const isLong = (fields: Fields) => Object.keys(fields).length > 5

/** Returns the name of a draft: the fields, and the subject if the form has several. */
export const draftName = (fields: Fields, about = '') => `${Object.keys(fields).join('.')}|${about}`

const isEmpty = (value: unknown) =>
  value === '' || value === false || (Array.isArray(value) && value.length === 0)

/** Returns the entered values that may be stored and are not empty. */
function keepable(fields: Fields, entered: Entered): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entered).filter(([name, value]) => mayBeKept(fields[name]) && !isEmpty(value)),
  )
}

const isList = (value: unknown) => Array.isArray(value)

/** Returns the stored values that still fit their fields: another version may have written them. */
function fitting(fields: Fields, entered: Entered): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entered).filter(([name, value]) => {
      const field = fields[name]
      if (!mayBeKept(field)) return false
      const empty = emptyDraft(field)
      return isList(empty) ? isList(value) : typeof value === typeof empty || typeof value === 'number'
    }),
  )
}

/** Stores unsent input of long forms. It survives errors, the end of a session and a reload. */
export const draftsOf = shared('formDrafts', (scope) => {
  const { $owner, living, put } = keptDrafts(scope)
  const others = (key: string) => living().filter(([name]) => name !== key)
  const keyOf = (name: string) => `${$owner.get() ?? ''}/${name}`

  return {
    $owner,
    /** @returns nothing without a draft of this owner */
    read(name: string, fields: Fields): Record<string, unknown> | undefined {
      const found = living().find(([key]) => key === keyOf(name))?.[1]
      const entered = found && fitting(fields, found.entered)
      return entered && Object.keys(entered).length > 0 ? entered : undefined
    },
    write(name: string, fields: Fields, entered: Entered) {
      const owner = $owner.get()
      if (owner === undefined) return
      const key = keyOf(name)
      const left = keepable(fields, entered)
      const row: DraftRow[] = Object.keys(left).length
        ? [[key, { owner, at: Date.now(), entered: left }]]
        : []
      put([...others(key), ...row])
    },
    clear: (name: string) => put(others(keyOf(name))),
  }
})
