import { callAddress, type Endpoint } from '../../src/core/api/endpoint'
import { headersOf, send, type Line, type Outcome } from './ask'
import type { Say } from './judge-reply'

const allowed = (headers: Headers) => headers.get('access-control-allow-origin') ?? 'nothing'
const words = (text: string | null) => (text ?? '').split(',').map((word) => word.trim().toLowerCase())

/** Returns whether requests of this origin are cross-origin. */
export const isForeign = ({ base, origin }: Line) => new URL(base).origin !== origin

/** Checks that a page of another origin can read a response. */
export function judgeReadable({ origin }: Line, reply: Outcome, say: Say) {
  if (typeof reply === 'string' || ['*', origin].includes(allowed(reply.headers))) return
  const found = `${allowed(reply.headers)}, on answers`
  say({ kind: 'cors', path: 'Access-Control-Allow-Origin', expected: origin, found })
}

/** Sends a preflight request: whether this origin may send this method and these headers. */
export async function judgePreflight(line: Line, endpoint: Endpoint, say: Say) {
  const { method } = endpoint
  const headers = Object.keys(headersOf(endpoint)).concat('Authorization').sort()
  const address = callAddress(line.base, endpoint, { path: everyPart(endpoint) })
  const asked = {
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': headers.join(',').toLowerCase(),
  }
  const reply = await send(line, address, { method: 'OPTIONS', headers: asked })
  if (typeof reply === 'string' || reply.status < 200 || reply.status > 299) {
    const found = typeof reply === 'string' ? reply : `HTTP ${reply.status}`
    return say({ kind: 'cors', path: `preflight of ${method}`, expected: 'HTTP 204 or 200', found })
  }
  if (!['*', line.origin].includes(allowed(reply.headers))) {
    const found = `${allowed(reply.headers)}, on preflights`
    return say({ kind: 'cors', path: 'Access-Control-Allow-Origin', expected: line.origin, found })
  }
  const methods = reply.headers.get('access-control-allow-methods')
  if (
    method !== 'GET' &&
    method !== 'POST' &&
    !words(methods).some((word) => [method.toLowerCase(), '*'].includes(word))
  )
    say({ kind: 'cors', path: 'Access-Control-Allow-Methods', expected: method, found: methods ?? 'nothing' })
  const given = words(reply.headers.get('access-control-allow-headers'))
  // A wildcard does not include Authorization.
  const missing = headers.filter(
    (name) => !given.includes(name.toLowerCase()) && (name === 'Authorization' || !given.includes('*')),
  )
  for (const name of missing)
    say({
      kind: 'cors',
      path: 'Access-Control-Allow-Headers',
      expected: name,
      found: `${given.join(', ') || 'nothing'}`,
    })
}

const stranger = 'https://nobody-knows-me.invalid'

/** Checks for a back end that reflects any origin and accepts cookies. It would let any page act as its buyers. */
export async function judgeStrangers(line: Line, endpoint: Endpoint, say: Say) {
  const reply = await send(
    { ...line, origin: stranger },
    callAddress(line.base, endpoint, { path: everyPart(endpoint) }),
    {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Method': endpoint.method },
    },
  )
  if (typeof reply === 'string' || allowed(reply.headers) !== stranger) return
  if (reply.headers.get('access-control-allow-credentials') !== 'true') return
  const expected = 'no credentials for an origin that nobody registered'
  say({ kind: 'cors', path: 'Access-Control-Allow-Credentials', expected, found: 'true for any origin' })
}

const everyPart = ({ path }: Endpoint) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1']))
