import * as z from 'zod/mini'
import { open } from '../../src/core/api/envelope'
import { asCallError } from '../../src/core/api/call-error'
import type { Outcome } from './ask'
import type { Seen } from './finding'
import { showValue } from '../../elements/runtime/misfit-words'

/** `data`: valid response · `refused`: legitimate refusal of the back end · `faulty`: reported as findings. */
export type Judged = { data: unknown } | { refused: number; because: string } | 'faulty'
export type Say = (seen: Omit<Seen, 'endpoint'>) => void

/** Refusal codes that screens can show. */
const refusals = new Set([300, 402, 403, 404, 409, 413, 415, 422, 428, 429, 507])
const envelope = z.object({ code: z.number(), data: z.optional(z.unknown()) })

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const bodyOf = (body: string) =>
  /^\s*</.test(body)
    ? 'an HTML page'
    : body.trim()
      ? `text that is no JSON: ${showValue(body)}`
      : 'an empty body'

/** Returns an error in the status or envelope of a response. Undefined if the kit can read it. */
function fault({ status, headers, body }: Exclude<Outcome, string>): Omit<Seen, 'endpoint'> | undefined {
  if (status >= 300 && status < 400) {
    const found = `HTTP ${status} to ${headers.get('location') ?? 'nowhere'}`
    return { kind: 'reach', expected: 'an answer: the kit follows no redirect', found }
  }
  if (status === 404)
    return {
      kind: 'status',
      expected: 'this endpoint (what is gone is HTTP 200 with code 404)',
      found: 'HTTP 404',
    }
  if (status !== 401 && (status < 200 || status > 299))
    return { kind: 'status', expected: 'HTTP 200', found: `HTTP ${status}` }
  const frame = envelope.safeParse(parsed(body))
  if (status === 401 || frame.success) {
    const type = headers.get('content-type') ?? 'none'
    if (status === 401 || /^application\/(json|[\w.-]+\+json)\b/.test(type)) return undefined
    return { kind: 'envelope', expected: 'Content-Type: application/json', found: type }
  }
  const whole = parsed(body)
  const found = whole === undefined ? bodyOf(body) : `JSON with code: ${showValue(Object(whole)?.code)}`
  return { kind: 'envelope', expected: '{ code: a number, message, data }', found }
}

/** Returns whether the back end lacks the call. */
export const isAbsent = (outcome: Outcome) => typeof outcome !== 'string' && outcome.status === 404

/** Reads a response by the kit's own rules and reports violations. */
export function judgeReply(outcome: Outcome, say: Say): Judged {
  if (typeof outcome === 'string') {
    say({ kind: 'reach', expected: 'an answer', found: outcome })
    return 'faulty'
  }
  const wrong = fault(outcome)
  if (wrong) {
    say(wrong)
    return 'faulty'
  }
  try {
    return { data: open(outcome) }
  } catch (error) {
    const { kind, code, title, text, fields } = asCallError(error)
    if (kind === 'unauthorized') return { refused: 401, because: title || 'log in' }
    const because = [title, ...fields.map(({ path, message }) => `${path}: ${message}`)].join(' · ') || text
    if (refusals.has(code)) return { refused: code, because }
    const known = [400, 401, 500, 503].includes(code)
    const expected = known ? 'code 200 for a question that the contract allows' : 'a code that the kit knows'
    say({ kind: known ? 'refused' : 'code', path: 'code', expected, found: `code ${code}: ${because}` })
    return 'faulty'
  }
}
