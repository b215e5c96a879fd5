import type * as z from 'zod/mini'

const longest = 60

/** Formats a value for a message. */
export function showValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  const text = JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

const counted: Partial<Record<string, string>> = { string: ' characters', array: ' entries' }

/** Describes an option of a union by its first issue, which may be in a field of an object or list. */
const expectedOption = (issue: z.core.$ZodIssue): string =>
  issue.path.length > 0 ? `a value with ${issue.path.join('.')}` : expectedText(issue)

/** Describes the expected values at the path of an issue: `10 or 20`. */
export function expectedText(issue: z.core.$ZodRawIssue | z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.expected
  if (issue.code === 'invalid_value') return issue.values.map((value) => showValue(value)).join(' or ')
  if (issue.code === 'invalid_format') return `text like ${issue.pattern ?? issue.format}`
  if (issue.code === 'invalid_union')
    return [...new Set(issue.errors.flatMap(([first]) => (first ? [expectedOption(first)] : [])))].join(
      ' or ',
    )
  if (issue.code === 'too_small') return `at least ${issue.minimum}${counted[issue.origin] ?? ''}`
  if (issue.code === 'too_big') return `at most ${issue.maximum}${counted[issue.origin] ?? ''}`
  return 'a value of the agreed form'
}

/** Returns the message of an issue: `Expected 10 or 20, found false.` */
export const misfitMessage = (issue: z.core.$ZodRawIssue) =>
  `Expected ${expectedText(issue)}, found ${showValue(issue.input)}.`
