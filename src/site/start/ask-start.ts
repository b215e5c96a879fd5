import { hasAbility } from '../../core/host/known-abilities'
import { ownOnly } from '../../core/host/own-only'
import { pinned } from '../../core/host/pinned'
import { ask } from '../../core/host/tell'
import { isCookieSign } from '../../core/host/session-cookie'

// Also part of the loader, so it has no dependencies and validates nothing. The stores validate the parts.

/** Parts of the start answer by name, and when it arrived, by `performance.now()`. */
export type StartAnswer = { parts: Readonly<Record<string, unknown>>; at: number }

export type Started = {
  /** Token and language that were sent. */
  token: string
  locale: string
  /**
   * Undefined: there is no usable answer, so each part is asked by its own call. `none`: the API lacks the call, which the
   * stores remember. Rejects after the time limit.
   */
  answer: Promise<StartAnswer | 'none' | undefined>
}

const timeLimit = 15_000

/** Requests of this page by API and site. */
const started = pinned('start', (): Partial<Record<string, Started>> => ownOnly({}))

/** Returns a mark of a session, which its start answer repeats. It does not help to guess the token. */
export function readerMark(token: string): string {
  let mixed = 0x811c9dc5
  for (const char of token) mixed = Math.imul(mixed ^ char.charCodeAt(0), 0x01000193)
  return (mixed >>> 0).toString(36)
}

function parsed(text: string): { code?: unknown; data?: { site?: unknown } | null } | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function request(api: string, site: string, locale: string, token: string): Started['answer'] {
  const url = `${api}/bbb/start?site=${encodeURIComponent(site)}${token && `&reader=${readerMark(token)}`}`
  // For visitors a simple request, which needs no preflight.
  const headers = new Headers({ 'Accept-Language': locale })
  if (token) headers.set(isCookieSign(token) ? 'X-Trade' : 'Authorization', token)
  const signal = AbortSignal.timeout(timeLimit)
  try {
    let answer: Promise<Response> | undefined
    const respondWith = (given: Promise<Response>) => void (answer = given)
    if (!ask('trade-fetch', { url, method: 'GET', headers, body: undefined, respondWith }).allowed)
      return undefined
    const response = await (answer ??
      fetch(url, ownOnly<RequestInit>({ headers, signal, redirect: 'error', credentials: 'same-origin' })))
    const { ok, status } = response
    const { code, data } = parsed(await response.text()) ?? {}
    if (ok && code === 200 && data?.site) return { parts: ownOnly(data), at: performance.now() }
    // A refusal, as for an unknown site, or a server that is down says nothing about the call.
    return status === 404 || (ok && (code === 200 || typeof code !== 'number')) ? 'none' : undefined
  } catch (error) {
    if (signal.aborted) throw error
    return undefined
  }
}

/**
 * Requests what every page needs first, once per page: site, currency, theme, and for members also user, cart count,
 * favourites and unread reminders.
 * @param api absolute base address without a trailing slash
 * @returns nothing if the API is known to lack the call
 */
export function askStart(api: string, site: string, locale: string, token: string): Started | undefined {
  const key = `${api} ${site}`
  if (!started[key] && hasAbility(api, 'start') === false) return undefined
  return (started[key] ??= { token, locale, answer: request(api, site, locale, token) })
}
