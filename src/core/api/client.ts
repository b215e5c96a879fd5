import type { ReadableAtom } from 'nanostores'
import { asCallError, CallError, isCallError } from './call-error'
import type { Trouble } from './call-trouble'
import { explainFailure } from './explain-failure'
import { coreMessages } from '../language/core.messages'
import { callAddress, type Data, type Endpoint, type Input } from './endpoint'
import { open, type Reply } from './envelope'
import { ask } from '../host/tell'
import type { Locale } from '../language/locale'
import { speaker } from '../language/messages'
import { misfits } from './misfits'
import type { Toasts } from '../host/toasts'
import { ownOnly } from '../host/own-only'
import { isCookieSign } from '../host/session-cookie'
import type { TokenCookie } from '../host/token'

export const timeLimit = 15_000

export type CallOptions = {
  signal?: AbortSignal
  /** Shows no messages, or none for some failures, because the caller shows them. A lost session is always shown. */
  quiet?: boolean | ((failed: CallError) => boolean)
  /** Continues after the session ends, as the logout does. Other requests that need a token are aborted. */
  outlives?: boolean
  /** Key of one intention to create money or orders; the caller keeps it across retries. */
  idempotencyKey?: string
  /** Reads the body of a response that may be a file; default: as text. */
  read?: (answer: Response) => Promise<string>
}

export type Connection = {
  /** Base address of the API without a trailing slash. */
  api: string
  token: TokenCookie
  $locale: ReadableAtom<Locale>
  toasts: Toasts
  /**
   * True: the brand site is a group, whose calls use the /bbbGroup variant of the paths. A promise until the site is
   * loaded; such calls wait for it.
   */
  group: () => boolean | Promise<boolean>
  /** Returns whether visitors' reads are sent as simple requests, because the back end accepts them. */
  simple: () => boolean
  /** Called once for each session that the server ends. */
  onSessionLost: () => void
  /** Called if the back end lacks a call: HTTP 404 for a path without a parameter. */
  onMissingCall: (path: string) => void
  /** Replaces the browser's `fetch` in server rendering. */
  fetch?: typeof fetch | undefined
}

export type Call = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options?: CallOptions,
) => Promise<Data<E>>

type Asking = { path?: Record<string, string>; query?: unknown; body?: unknown }

type SendRequest = (url: string, init: RequestInit) => Promise<Response>
let sendRequest: SendRequest = (url, init) => fetch(url, init)
/** Sends all requests in another way than with the browser's `fetch`. */
export const sendRequestsWith = (other: SendRequest) => {
  sendRequest = other
}

/** Returns the body as JSON; forms with files stay unchanged. */
const wireBody = (body: unknown = {}) => (body instanceof FormData ? body : JSON.stringify(body))

/** Applies the abort signal to a response that the page provides instead of the server. */
const within = <T>(signal: AbortSignal, work: Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true })
    work.then(resolve, reject)
  })

/** Returns whether to send with `keepalive`, so that a write of a hidden page survives its closing. Browsers allow 64 kB. */
const parting = (body: unknown) =>
  typeof body === 'string' && body.length < 20_000 && globalThis.document?.visibilityState === 'hidden'

const textOf = (answer: Response) => answer.text()

const gatewayFailed = [502, 503, 504]
/** Longest accepted `Retry-After` in seconds; with a longer one the failure is returned at once. */
const longestPause = 3

/**
 * Retries a read once if the network or a gateway failed, because the server may be restarting.
 * @param ask sends the request
 */
async function twice(ask: () => Promise<Response>): Promise<Response> {
  // If the caller aborts meanwhile, the second `ask` sends nothing.
  const answer = await ask().catch(() => undefined)
  const seconds = Number(answer?.headers.get('Retry-After'))
  if (answer && (!gatewayFailed.includes(answer.status) || seconds > longestPause)) return answer
  await new Promise((done) => setTimeout(done, seconds ? seconds * 1000 : 300 + Math.random() * 500))
  return ask()
}

/** Sends one request and reads its body, both within the time limit. */
async function send(
  url: string,
  init: { method: string; headers: Headers; body: string | FormData | undefined },
  outer?: AbortSignal,
  ownFetch?: typeof fetch,
  read = textOf,
): Promise<Reply> {
  const late = new AbortController()
  const clock = setTimeout(() => late.abort(), timeLimit)
  const signal = outer ? AbortSignal.any([outer, late.signal]) : late.signal
  try {
    let answer = ownFetch?.(url, { ...init, body: init.body ?? null, signal })
    if (!answer) {
      const { allowed } = ask('trade-fetch', { url, ...init, respondWith: (given) => void (answer = given) })
      if (!allowed) throw new CallError('network', 0, '', 'cancelled')
    }
    // Every option is an own property: a polluted Object.prototype must not redirect or rewrite requests.
    const askServer = () =>
      sendRequest(url, {
        method: init.method,
        headers: init.headers,
        body: init.body ?? null,
        signal,
        credentials: 'same-origin',
        redirect: 'error',
        cache: undefined,
        integrity: undefined,
        keepalive: parting(init.body),
        mode: undefined,
        referrer: undefined,
        referrerPolicy: undefined,
        window: undefined,
        duplex: undefined,
      } as RequestInit)
    answer ??= init.method === 'GET' ? twice(askServer) : askServer()
    const response = await within(signal, answer)
    return { status: response.status, body: await within(signal, read(response)) }
  } catch (error) {
    if (outer?.aborted) throw new CallError('aborted', 0, '')
    if (isCallError(error)) throw error
    throw new CallError('network', 0, '', late.signal.aborted ? 'late' : 'unreachable')
  } finally {
    clearTimeout(clock)
  }
}

/** Creates the API client: typed by the endpoint, with checked responses and failures by the table of codes. */
export function client(connection: Connection): Call {
  const { token, $locale, toasts } = connection
  // Requests that need a session end with it, so that no late response brings its data back.
  let session = new AbortController()
  token.$token.listen(() => {
    session.abort()
    session = new AbortController()
  })

  function headersFor(endpoint: Endpoint, sent: string, json: boolean, key?: string) {
    const simple = !sent && connection.simple() && (endpoint.method === 'GET' || endpoint.simple)
    const headers = new Headers({ [simple ? 'Accept-Language' : 'Language']: $locale.get() })
    // The browser adds the cookie. This header prevents CSRF, because a foreign page cannot set it.
    if (isCookieSign(sent)) headers.set('X-Trade', sent)
    else if (sent && !endpoint.signsIn) headers.set('Authorization', sent)
    if (json) headers.set('Content-Type', simple ? 'text/plain' : 'application/json')
    if (key) headers.set('Idempotency-Key', key)
    return headers
  }

  /** Shows the failure to the buyer, and ends the session if required. */
  function handle(error: CallError, endpoint: Endpoint, sent: string, quiet: CallOptions['quiet']) {
    const say = speaker(coreMessages, $locale.get())
    if (error.kind === 'aborted' || error.kind === 'missing') return
    if (endpoint.method === 'DELETE' && (error.code === 401 || error.code === 500)) {
      return toasts.brief('warning', error.title || say('timeout'))
    }
    if (error.kind === 'unauthorized' && !endpoint.signsIn) {
      // A response to an older token does not concern the current session, which another tab may have opened.
      token.refresh()
      if (sent !== token.$token.get()) return
      token.clear()
      toasts.full('error', say('sessionLost'), say('logInAgain'))
      return connection.onSessionLost()
    }
    if (typeof quiet === 'function' ? quiet(error) : quiet) return
    if (error.kind === 'network') return toasts.full('error', say('error'), say('timeout'))
    if (error.kind === 'business') return toasts.full('error', error.title, error.text)
    toasts.full('error', error.title, error.text === error.title ? '' : error.text)
  }

  return async (endpoint, input, options = {}) => {
    const asking: Asking = ownOnly(input)
    const about = `${endpoint.method} ${endpoint.path}`
    const { signal, quiet, outlives = false, idempotencyKey, read } = ownOnly(options)
    const sent = token.$token.get()
    const life = endpoint.needs === 'token' && !outlives ? session.signal : undefined
    if (endpoint.needs === 'token' && !sent) throw new CallError('unauthorized', 401, '')
    let reply: Reply | undefined
    let refused: Trouble['refused']
    try {
      const body = endpoint.shapes.body && wireBody(asking.body)
      const known = endpoint.path.startsWith('/bbb/') && connection.group()
      const group = typeof known === 'boolean' ? known : await known
      // The browser sets the content type of a form, because it chooses the boundary between the parts.
      const headers = headersFor(endpoint, sent, typeof body === 'string', idempotencyKey)
      reply = await send(
        callAddress(connection.api, endpoint, asking, group),
        { method: endpoint.method, headers, body },
        signal && life ? AbortSignal.any([signal, life]) : (signal ?? life),
        connection.fetch,
        read,
      )
      if (life?.aborted) throw new CallError('unauthorized', 401, '')
      const data = open(reply)
      const checked = endpoint.shapes.data.safeParse(data)
      if (!checked.success) {
        refused = { data, issue: checked.error.issues[0] }
        throw new CallError('network', 0, '')
      }
      return checked.data as Data<typeof endpoint>
    } catch (error) {
      const over = Boolean(life?.aborted)
      const failed = over && !signal?.aborted ? new CallError('unauthorized', 401, '') : asCallError(error)
      failed.call = about
      if (failed.kind === 'missing') {
        misfits.set(about, 404)
        if (!endpoint.path.includes('{')) connection.onMissingCall(endpoint.path)
      }
      if (!connection.fetch) explainFailure(failed, { api: connection.api, call: about, reply, refused })
      handle(failed, endpoint, sent, quiet)
      throw failed
    }
  }
}
