import type { CallError } from './call-error'
import type { Reply } from './envelope'
import { misfits, type Misfit } from './misfits'
import { pinned } from '../host/pinned'
import { noAddress } from '../address/no-address'

// For developers of the page only, so it loads when a call fails.

const logged = pinned('call-trouble', () => new Set<string>())

/** Logs one line on the console for each cause. */
function sayOnce(cause: string, line: string) {
  if (logged.has(cause)) return
  logged.add(cause)
  console.error(`tradefront: ${line}`)
}

/** Data of an invalid response, with the issue found by its contract. */
type Refused = { data: unknown; issue?: { path: PropertyKey[]; message: string } | undefined }

/** Failure of a call: unreachable, timed out, not from this kit's API, against its contract, or for an unknown site. */
export type Trouble = {
  /** Base address of the API. */
  api: string
  /** Method and path: `GET /bbb/goods/{id}`. */
  call: string
  why: 'unreachable' | 'late' | 'unreadable' | 'misfit' | 'missing' | 'site'
  reply?: Reply | undefined
  refused?: Refused | undefined
  /** Key of the brand site. */
  site?: string
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  return JSON.stringify(value).slice(0, 40)
}

/** Describes the issue of a response: `expected 10 or 20, found false`. */
function misfitOf({ data, issue }: Refused): Misfit {
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

/** Returns a host name that was read as a path of the page: `https://www.example.com/mall.example.com/api`. */
function hostInPath({ origin, pathname }: URL): string | undefined {
  if (origin !== location.origin) return undefined
  const parts = pathname.split('/')
  const at = parts.findIndex((part) => /^[\w.-]+\.[a-z]{2,}$/i.test(part))
  return at < 0 ? undefined : parts.slice(at).join('/')
}

/**
 * Sends a request to check whether an address responds.
 * @returns whether it responds, or the violation if a policy of the page blocks it
 */
async function probe(api: URL): Promise<boolean | SecurityPolicyViolationEvent> {
  let refused: SecurityPolicyViolationEvent | undefined
  const listen = (event: SecurityPolicyViolationEvent) => {
    if (event.effectiveDirective === 'connect-src') refused = event
  }
  document.addEventListener('securitypolicyviolation', listen)
  const answered = await fetch(api, { mode: 'no-cors', cache: 'no-store', credentials: 'omit' }).then(
    () => true,
    () => false,
  )
  // The violation event is a separate task after the rejection.
  if (!answered) await new Promise((done) => setTimeout(done, 50))
  document.removeEventListener('securitypolicyviolation', listen)
  return refused ?? answered
}

async function explainUnreachable(api: URL) {
  const { origin } = location
  if (!navigator.onLine) return sayOnce('offline', 'this browser is offline')
  if (
    location.protocol === 'https:' &&
    api.protocol === 'http:' &&
    !/^(localhost|127\.|\[::1\])/.test(api.hostname)
  )
    return sayOnce(
      `mixed ${api.origin}`,
      `browsers block ${api.href}, because it is http and this page is https. Give data-api an https address.`,
    )
  const answered = await probe(api)
  if (typeof answered === 'object')
    return sayOnce(
      `policy ${api.origin}`,
      `the content security policy of this page refuses ${api.href}. Add ${api.origin} to its connect-src.`,
    )
  if (!answered) {
    const other = new URL(api)
    other.protocol = api.protocol === 'https:' ? 'http:' : 'https:'
    if ((await probe(other)) === true)
      return sayOnce(
        `scheme ${api.origin}`,
        `${api.href} cannot be reached, but ${other.href} answers. Give data-api an address that begins with ${other.protocol}//.`,
      )
    return sayOnce(
      `away ${api.origin}`,
      `${api.href} cannot be reached. Check that data-api is right and that its server is running${api.protocol === 'https:' ? ', with a certificate that browsers accept' : ''}.`,
    )
  }
  if (api.origin === origin)
    return sayOnce(
      `broken ${api.origin}`,
      `${api.href} answers, but not this call: it may redirect, or break off. Check data-api and the server's log.`,
    )
  if (api.pathname === '/')
    return sayOnce(
      `base ${api.href}`,
      `${api.href} lets pages of ${origin} read nothing. ${checkBase(api)} If it is, add ${origin} to ALLOWED_ORIGINS of its server.`,
    )
  return sayOnce(
    `origin ${api.origin}`,
    `${api.href} refuses pages of ${origin} (CORS). Add ${origin} to ALLOWED_ORIGINS of its server; a redirect, or a proxy that removes CORS headers, has the same effect.`,
  )
}

function explainUnreadable(api: URL, call: string, { status, body }: Reply) {
  const what = /^\s*</.test(body) ? 'HTML instead of JSON' : 'something else than { code, data }'
  const answered = `${call} of ${api.href} was answered with ${what} (status ${status})`
  if (status >= 500)
    return sayOnce(`down ${api.href}`, `${answered}. Check whether the server behind it is running.`)
  return sayOnce(`base ${api.href}`, `${answered}. ${checkBase(api)}`)
}

/** Logs why the API may have refused a new token. */
export const explainRefusedToken = (api: string) =>
  sayOnce(
    `token ${api}`,
    `${api} answered 401 to the token that its login has just returned. A proxy in front of it may remove the header Authorization, or pass on to several servers that do not share their sessions.`,
  )

export const explainAddress = (api: string) =>
  sayOnce(
    `address ${api}`,
    `api="${api.slice(0, 80)}" is no address. Begin it with https://, or with / at the API's own host.`,
  )

const checkBase = ({ origin }: URL) => `data-api must be the base address of the API, such as ${origin}/api.`

/** Logs why a call failed and what to do next, one line for each cause. */
export async function explain({
  api: address,
  call,
  why,
  reply,
  refused,
  site = '',
}: Trouble): Promise<void> {
  if (address === noAddress) return
  if (refused) {
    const { where, what } = misfitOf(refused)
    misfits.set(call, { where, what })
    return sayOnce(`misfit ${call}`, `${call} answered with something else than agreed: ${where}: ${what}`)
  }
  // A server renders for many pages. Each of them logs its own faults.
  if (!globalThis.location) return
  if (why === 'site')
    return sayOnce(
      `site ${address} ${site}`,
      `${address} knows no brand site "${site}". Check data-site; by default it is the page's host name.`,
    )
  const api = new URL(address, location.href)
  const host = hostInPath(api)
  if (host)
    return sayOnce(
      `scheme ${api.href}`,
      `data-api="${host}" has no scheme and is read as ${api.href}. Write https://${host}.`,
    )
  if (why === 'missing')
    return sayOnce(
      `base ${api.href}`,
      `${call} of ${api.href} was answered with 404. ${checkBase(api)} data-site must be a key that it knows.`,
    )
  if (why === 'late') return sayOnce(`late ${api.origin}`, `${call} of ${api.href} was not answered in time.`)
  if (reply) return explainUnreadable(api, call, reply)
  return explainUnreachable(api)
}

/** Returns the cause to log; undefined: none. */
function whyOf(
  { kind, text }: CallError,
  { reply, refused }: Omit<Trouble, 'why'>,
): Trouble['why'] | undefined {
  if (kind !== 'network') return undefined
  if (refused) return 'misfit'
  if (reply) return 'unreadable'
  return text === 'late' || text === 'unreachable' ? text : undefined
}

/** Logs why a call failed, if the page or the server is at fault. */
export async function explainFailed(failed: CallError, trouble: Omit<Trouble, 'why'>): Promise<void> {
  const why = whyOf(failed, trouble)
  if (why) await explain({ ...trouble, why })
}
