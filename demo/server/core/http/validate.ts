import type * as z from 'zod/mini'
import type { FieldWords } from './field-words'
import { refuse, type FieldError } from './refusal'
import { sentenceFor } from './rule-sentences'

type Shape = z.ZodMiniType

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined,
    root,
  )
}

/** Creates a refusal with the message of the first invalid field. */
export function wrongFields(code: 400 | 422, errors: readonly FieldError[] = []) {
  const { message = ['参数错误', 'Parameter error.'] as const, values = {} } = errors[0] ?? {}
  return refuse(code, message, { values, errors: errors.slice(0, 50) })
}

/**
 * Parses a query or body by its shape.
 * @throws Refusal 400 with the first error as its text and all errors by path
 */
export function validated<S extends Shape>(shape: S, value: unknown, words?: FieldWords): z.output<S> {
  let read: ReturnType<typeof shape.safeParse>
  try {
    read = shape.safeParse(value)
  } catch {
    // A transform failed on a value of the right type: 1e21 is a number but no amount.
    throw wrongFields(400)
  }
  if (read.success) return read.data
  throw wrongFields(
    400,
    read.error.issues.map((issue) => ({
      path: issue.path.map(String).join('.'),
      message: sentenceFor(issue, valueAt(value, issue.path), words),
    })),
  )
}

/** Most characters of a path parameter. */
export const longestParam = 128

// No NUL, unpaired surrogates or control characters; the database rejects the first two.
const plainParam = (value: string) =>
  value.length <= longestParam && value.isWellFormed() && !/\p{Cc}/u.test(value)

/** Validates path parameters: one short segment each. */
export function validatedPath(params: Record<string, string>): Record<string, string> {
  const errors = Object.entries(params)
    .filter(([, value]) => !plainParam(value))
    .map(([path]): FieldError => ({ path, message: ['参数错误', 'Parameter error.'] }))
  if (errors.length) throw wrongFields(400, errors)
  return params
}

/**
 * Checks an answer of our own against its contract. Returns one line for the log, or nothing. Fields outside the contract
 * are errors, because they could leak data.
 */
export function answerFault(shape: Shape, answer: unknown): string | undefined {
  try {
    const read = shape.safeParse(answer)
    if (read.success) return extraField(answer, read.data, '')
    const [issue] = read.error.issues
    return `${issue?.path.map(String).join('.') || 'data'}: ${issue?.code}`
  } catch (error) {
    return String(error)
  }
}

function extraField(given: unknown, read: unknown, path: string): string | undefined {
  if (typeof given !== 'object' || given === null || typeof read !== 'object' || read === null)
    return undefined
  for (const [key, value] of Object.entries(given)) {
    const at = path ? `${path}.${key}` : key
    if (value === undefined) continue
    if (!Object.hasOwn(read, key)) return `${at}: not in the contract`
    const deeper = extraField(value, Reflect.get(read, key), at)
    if (deeper) return deeper
  }
  return undefined
}
