import * as z from 'zod/mini'
import { showPath, showValue } from './show-value'

export type Wrong = { path: string; expected: string; found: string }
type Issue = z.core.$ZodIssue

const isRecord = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null

const at = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value)

/** What a shape wants there, in words. */
function wanted(issue: Issue): string {
  if (issue.code === 'invalid_type') return issue.expected
  if (issue.code === 'invalid_value') return issue.values.map((value) => showValue(value)).join(' or ')
  if (issue.code === 'invalid_format') return `text like ${issue.pattern ?? issue.format}`
  if (issue.code === 'invalid_union')
    return [...new Set(issue.errors.flatMap(([first]) => (first ? [wanted(first)] : [])))].join(' or ')
  if (issue.code === 'too_small') return `at least ${issue.minimum}`
  if (issue.code === 'too_big') return `at most ${issue.maximum}`
  return 'a value of the agreed form'
}

/** Fields that are missing or of another form than agreed. */
export function wrongFields(shape: z.ZodMiniType, data: unknown): Wrong[] {
  const read = shape.safeParse(data)
  if (read.success) return []
  return read.error.issues.map((issue) => {
    const value = at(data, issue.path)
    const found = value === null ? 'null (leave the field out)' : showValue(value)
    return { path: showPath(issue.path), expected: wanted(issue), found }
  })
}

/** Ids that came as numbers: the shapes take them and make texts of them, but long ones have lost digits by then. */
export function numberIds(shape: z.ZodMiniType, data: unknown): Wrong[] {
  const read = shape.safeParse(data)
  const found: Wrong[] = []
  const compare = (raw: unknown, parsed: unknown, path: PropertyKey[]) => {
    if (typeof raw === 'number' && typeof parsed === 'string')
      return void found.push({ path: showPath(path), expected: 'the id as a string', found: showValue(raw) })
    if (Array.isArray(raw) && Array.isArray(parsed))
      return raw.forEach((item, index) => compare(item, parsed[index], [...path, index]))
    if (isRecord(raw) && isRecord(parsed))
      for (const key of Object.keys(parsed)) compare(raw[key], parsed[key], [...path, key])
  }
  if (read.success) compare(data, read.data, [])
  return found
}
