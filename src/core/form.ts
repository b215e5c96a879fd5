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
import type { Locale } from './locale'
import { keyed } from './messages'

type FieldMistake = { name: string; message: string }

/** A form described once: what is asked, what is allowed, and what is said. It knows neither page nor server. */
export type Form<F extends Fields = Fields> = {
  fields: F
  /** All fields as they are before anything is typed. */
  empty: Drafts<F>
  /** What is wrong, in the order of the fields; nothing: the form may be sent. */
  validate: (entered: Entered, locale: Locale) => FieldMistake[]
  /** What a valid form sends: trimmed, numbers as numbers, without what is empty or not part of the form. */
  values: (entered: Entered) => SentOf<F>
  /** The server's check, by the same rules. */
  shape: z.ZodMiniType<ReceivedOf<F>, SentOf<F>>
}

/**
 * @param name first part of its texts' public keys: `loginForm.account.label`
 * @param fields in the order they are drawn in
 * @example form('loginForm', { account: { type: 'text', label: ['账号', 'Account'], required: true, max: 64 } })
 */
export function form<const F extends Fields>(name: string, fields: F): Form<F> {
  keyed(name, fields)
  const entries: [string, Field][] = Object.entries(fields)
  const each = <T>(value: (field: Field, name: string) => T): Record<string, T> =>
    Object.fromEntries(entries.map(([name, field]) => [name, value(field, name)]))
  return {
    fields,
    // The names are those of the description, which the compiler loses in Object.fromEntries, here and below.
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
