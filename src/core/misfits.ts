import { pinned } from './pinned'

/** The place in an answer that is not as described, and what stands there. */
export type Misfit = { where: string; what: string }

/**
 * Calls that the back end did not answer as agreed, for the doctor: 404 where it knows no such path, or no such thing.
 */
export const misfits = pinned('misfits', () => new Map<string, Misfit | 404>())

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  return JSON.stringify(value).slice(0, 40)
}

/** What a check complains of in an answer, in words: `expected 10 or 20, found false`. */
export function misfitOf(data: unknown, issue?: { path: PropertyKey[]; message: string }): Misfit {
  const path = issue?.path ?? []
  const found = path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  )
  return {
    where: path.join('.') || 'data',
    what: `expected ${issue?.message || 'another form'}, found ${shown(found)}`,
  }
}
