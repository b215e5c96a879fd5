import type * as z from 'zod/mini'
import { expectedText, showValue } from '../../elements/runtime/misfit-words'
import { showPath } from './show-path'

export type Wrong = { path: string; expected: string; found: string }

const isRecord = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null

const at = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value)

/** Returns fields that are missing or have a wrong shape. */
export function wrongFields(shape: z.ZodMiniType, data: unknown): Wrong[] {
  const read = shape.safeParse(data)
  if (read.success) return []
  return read.error.issues.map((issue) => {
    const value = at(data, issue.path)
    const found = value === null ? 'null (leave the field out)' : showValue(value)
    return { path: showPath(issue.path), expected: expectedText(issue), found }
  })
}

type Misread = Wrong & { kind: 'id' | 'flag' }

/**
 * Returns values that the schemas accept although the contract specifies others. These are ids as numbers, which lose
 * digits if they are long, and `true` or `false` instead of 10 or 20.
 */
export function misread(shape: z.ZodMiniType, data: unknown): Misread[] {
  const read = shape.safeParse(data)
  const found: Misread[] = []
  const compare = (raw: unknown, parsed: unknown, path: PropertyKey[]) => {
    const place = { path: showPath(path), found: showValue(raw) }
    if (typeof raw === 'number' && typeof parsed === 'string')
      return void found.push({ kind: 'id', expected: 'the id as a string', ...place })
    if (typeof raw === 'boolean' && typeof parsed === 'number')
      return void found.push({ kind: 'flag', expected: `${parsed} (understood)`, ...place })
    if (Array.isArray(raw) && Array.isArray(parsed))
      return raw.forEach((item, index) => compare(item, parsed[index], [...path, index]))
    if (isRecord(raw) && isRecord(parsed))
      for (const key of Object.keys(parsed)) compare(raw[key], parsed[key], [...path, key])
  }
  if (read.success) compare(data, read.data, [])
  return found
}
