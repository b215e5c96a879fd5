import type * as z from 'zod/mini'
import {
  emptyDraft,
  type Drafts,
  type Entered,
  type Field,
  type Fields,
  type ReceivedOf,
  type SentOf,
} from './form-field'
import { problemsOf } from './form-problem'
import { sentenceOf } from './form-sentence'
import { shapeOf } from './form-shape'
import { isEmpty, valueOf } from './form-value'
import type { Locale } from '../language/locale'
import { keyed } from '../language/messages'

type FieldMistake = { name: string; message: string }

/** A form with its fields, rules and messages. It is independent of page and server. */
export type Form<F extends Fields = Fields> = {
  fields: F
  /** Empty values of all fields. */
  empty: Drafts<F>
  /** Returns the errors in the order of the fields. Empty: the form may be sent. */
  validate: (entered: Entered, locale: Locale) => FieldMistake[]
  /** Returns the values to send: trimmed, numbers as numbers, without empty or excluded fields. */
  values: (entered: Entered) => SentOf<F>
  /** Shape for the server, with the same rules. */
  shape: z.ZodMiniType<ReceivedOf<F>, SentOf<F>>
}

/**
 * Creates a form.
 * @param name prefix of its texts' public keys: `loginForm.account.label`
 * @param fields in display order
 * @example form('loginForm', { account: { type: 'text', label: ['账号', 'Account'], required: true, max: 64 } })
 */
export function form<const F extends Fields>(name: string, fields: F): Form<F> {
  keyed(name, fields)
  const entries: [string, Field][] = Object.entries(fields)
  const each = <T>(value: (field: Field, name: string) => T): Record<string, T> =>
    Object.fromEntries(entries.map(([name, field]) => [name, value(field, name)]))
  return {
    fields,
    // The names are those of the fields; the compiler loses them in Object.fromEntries, here and below.
    empty: each(emptyDraft) as Drafts<F>,
    validate: (entered, locale) =>
      problemsOf(fields, entered).map(({ name, field, problem }) => ({
        name,
        message: sentenceOf(problem, field, locale),
      })),
    values: (entered) =>
      each((field, name) => {
        const value = valueOf(field, entered[name])
        const absent = isEmpty(value) && typeof value !== 'boolean' && !Array.isArray(value)
        return absent || field.when?.(entered) === false ? undefined : value
      }) as SentOf<F>,
    shape: shapeOf(fields),
  }
}
