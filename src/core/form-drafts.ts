import { emptyDraft, type Entered, type Field, type Fields } from './form-field'
import { keptDrafts, type DraftRow } from './kept-drafts'
import { shared } from './scope'

/** Secrets, numbers of cards, and what is good for one attempt: never written down. */
const never = new Set<Field['type']>(['password', 'secret', 'payPassword', 'idCard', 'bankCard', 'agreement'])

/** Whether a field's content may be kept. */
const mayBeKept = (field: Field | undefined): field is Field =>
  field !== undefined && !never.has(field.type) && field.once !== true

/** Forms of more than five fields keep what was typed. */
export const isLong = (fields: Fields) => Object.keys(fields).length > 5

/** A form is known by its fields, and where it is about one of several things, by that one. */
export const draftName = (fields: Fields, about = '') => `${Object.keys(fields).join('.')}|${about}`

const isEmpty = (value: unknown) =>
  value === '' || value === false || (Array.isArray(value) && value.length === 0)

/** Of what was typed, what may be kept and is not empty. */
function keepable(fields: Fields, entered: Entered): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entered).filter(([name, value]) => mayBeKept(fields[name]) && !isEmpty(value)),
  )
}

const isList = (value: unknown) => Array.isArray(value)

/** What was kept and still fits its field: another version of the page may have written it. */
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

/** What was typed into long forms and not sent yet: it outlives errors, the end of a session, and a reload. */
export const draftsOf = shared('formDrafts', (scope) => {
  const { $owner, living, put } = keptDrafts(scope)
  const others = (key: string) => living().filter(([name]) => name !== key)
  const keyOf = (name: string) => `${$owner.get() ?? ''}/${name}`

  return {
    $owner,
    /** @returns nothing when there is none of this owner's */
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
