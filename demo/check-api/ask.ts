import type { Endpoint } from '../../src/core/api/endpoint'

export type Asking = { path?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }
type Reply = { status: number; headers: Headers; body: string }
/** Response, or a text with the reason why there is none. */
export type Outcome = Reply | string
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export type Line = {
  /** Base URL of the API without a trailing slash. */
  base: string
  /** Origin of the simulated page. */
  origin: string
  fetch: Fetch
  /** Timeout in milliseconds. The kit itself waits 15 s. */
  timeLimit: number
}

/** Returns the headers that the kit sends besides `Authorization`. */
export const headersOf = (endpoint: Endpoint, key?: string, language = 'zh-CN'): Record<string, string> => ({
  Language: language,
  ...(endpoint.shapes.body && { 'Content-Type': 'application/json' }),
  ...(endpoint.once && { 'Idempotency-Key': key ?? crypto.randomUUID() }),
})

const reasonOf = (error: unknown) => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message || cause.name : String(cause)
}

/** Sends one request as a page of `origin` would, and reads the response. */
export async function send(line: Line, url: string, init: RequestInit): Promise<Outcome> {
  const signal = AbortSignal.timeout(line.timeLimit)
  try {
    const headers = { Origin: line.origin, ...Object.fromEntries(new Headers(init.headers)) }
    const answer = await line.fetch(url, { ...init, headers, signal, redirect: 'manual' })
    return { status: answer.status, headers: answer.headers, body: await answer.text() }
  } catch (error) {
    return signal.aborted ? `no answer within ${line.timeLimit / 1000} s` : reasonOf(error)
  }
}
