import { endpoints } from '../../elements/endpoints-by-name'
import { open } from '../../src/core/api/envelope'
import { asCallError } from '../../src/core/api/call-error'
import type { Outcome } from './ask'
import type { Inquiry } from './inquiry'
import { isReading } from './reading'

const expected = 'HTTP 401 for who is not logged in'

/** Returns how the kit understands a response. Undefined if the kit detects the missing session. */
function otherwise(outcome: Outcome): string | undefined {
  if (typeof outcome === 'string') return outcome
  try {
    open(outcome)
    return 'an answer as if logged in'
  } catch (error) {
    const { kind, code } = asCallError(error)
    if (kind === 'unauthorized' || kind === 'missing') return undefined
    return `HTTP ${outcome.status}${kind === 'business' ? `, code ${code}` : ''}`
  }
}

/**
 * Sends requests that require a session without one, using the successful requests of a member where available. The
 * kit logs a buyer out on HTTP 401. With any other response it keeps showing the account after the session has ended.
 */
export async function judgeSessions(inquiry: Inquiry) {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    if (endpoint.needs !== 'token' || !isReading(endpoint) || !inquiry.isWanted(name)) continue
    const ways = inquiry.fill(endpoint)
    const asking = inquiry.good.get(name) ?? (typeof ways === 'string' ? undefined : ways[0])
    if (!asking) continue
    const found = otherwise(await inquiry.ask(name, asking))
    if (found) inquiry.sayOf(name)({ kind: 'session', expected, found })
  }
  const found = otherwise(await inquiry.ask('userInfo', {}, { token: 'no-token-of-anybody' }))
  if (found) inquiry.sayOf('userInfo')({ kind: 'session', expected: 'HTTP 401 for a token of nobody', found })
}
