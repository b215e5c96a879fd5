import * as z from 'zod/mini'
import { emptyDraft, type Entered, type Field, type Fields, type ReceivedOf, type SentOf } from './form-field'
import { problemsOf } from './form-problem'
import { sentencesOf } from './form-sentence'
import { isEmpty, valueOf } from './form-value'
import { toMinor } from '../money'

const described = new WeakMap<object, Field>()
/** Returns the form field of a shape, with rules that the shape does not express. */
export const fieldOf = (shape: object) => described.get(shape)

function wire(field: Field): z.ZodMiniType {
  const shape = wireType(field)
  described.set(shape, field)
  return shape
}

const wireType = (field: Field) => {
  const empty = emptyDraft(field)
  if (field.type === 'number' || field.type === 'quantity') return z.number()
  if (field.type === 'select' || field.type === 'radio') return z.union([z.string(), z.number()])
  if (field.type === 'checks') return z.array(z.union([z.string(), z.number()]))
  if (field.type === 'files') return z.array(z.string())
  return typeof empty === 'boolean' ? z.boolean() : z.string()
}

/** Returns whether a request may omit the field. */
const maybeAbsent = (field: Field) => Boolean(field.when) || field.required !== true

function received(field: Field, given: unknown, entered: Entered) {
  // Values of fields that do not belong to the form are not validated, so they are dropped.
  if (field.when && !field.when(entered)) return undefined
  const value = valueOf(field, given)
  if (field.type === 'money' && typeof value === 'string' && value !== '') return toMinor(value)
  return isEmpty(value) && typeof value !== 'boolean' && !Array.isArray(value) ? undefined : value
}

type Beside = Readonly<Record<string, z.ZodMiniType>>

function whole(fields: Fields, beside: Beside): unknown {
  const entries = Object.entries(fields)
  const keys = Object.fromEntries(
    entries.map(([name, field]) => [name, maybeAbsent(field) ? z.optional(wire(field)) : wire(field)]),
  )
  const checked = z.object({ ...keys, ...beside }).check(
    z.check<Entered>((context) => {
      for (const { name, field, problem } of problemsOf(fields, context.value)) {
        const text = sentencesOf(problem, field)
        context.issues.push({
          code: 'custom',
          input: context.value[name],
          path: [name],
          message: text[1],
          params: { text },
        })
      }
    }),
  )
  return z.pipe(
    checked,
    z.transform((given: z.output<typeof checked>) =>
      Object.fromEntries([
        ...entries.map(([name, field]) => [name, received(field, given[name], given)] as const),
        ...Object.keys(beside).map((name) => [name, given[name]] as const),
      ]),
    ),
  )
}

/**
 * Creates the server's shape of a form, with the rules of the form itself. An error carries its message in both languages as
 * `params.text`.
 */
export const shapeOf = <F extends Fields>(fields: F) =>
  // The keys are those of the fields; the compiler loses them in Object.fromEntries.
  whole(fields, {}) as z.ZodMiniType<ReceivedOf<F>, SentOf<F>>

/** Creates the shape of a form with further values. */
export const shapeWith = <F extends Fields, S extends Beside>(fields: F, beside: S) =>
  whole(fields, beside) as z.ZodMiniType<
    ReceivedOf<F> & z.output<z.ZodMiniObject<S>>,
    SentOf<F> & z.input<z.ZodMiniObject<S>>
  >
