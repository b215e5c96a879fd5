import { ask } from '../../src/core/host/tell'
import type { DrawnElement } from './drawn-view'
import { version } from '../version'

/** Timeout in milliseconds; after it the element renders in the browser. */
const patience = 2_500

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isView = (value: unknown): value is DrawnElement =>
  isObject(value) &&
  ['html', 'css'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  isObject(Reflect.get(value, 'view'))

/** Request of a view. */
export type ViewRequest = {
  address: string
  /** Session token of a member; empty for a visitor. */
  token: string
}

/**
 * Requests a view, after the page was asked like before every call. A visitor's request is a simple one, which needs no preflight and is cacheable; a member's has the
 * token, and no cache stores it.
 * @returns `none` if the server has no views for this kit, or nothing if it has none this time
 */
export async function fetchView({ address, token }: ViewRequest): Promise<DrawnElement | 'none' | undefined> {
  const signal = AbortSignal.timeout(patience)
  const headers = new Headers(token ? { Authorization: token } : {})
  let given: Promise<Response> | undefined
  const respondWith = (answer: Promise<Response>) => void (given = answer)
  const call = { url: address, method: 'GET', headers, body: undefined, respondWith }
  if (!ask('trade-fetch', call).allowed) return undefined
  try {
    given ??= fetch(address, {
      signal,
      headers,
      credentials: 'same-origin',
      cache: token ? 'no-store' : 'default',
    })
    const answer = await given
    if (answer.status >= 500 || answer.status === 429) return undefined
    const isJson = answer.headers.get('content-type')?.includes('json')
    const content: unknown = isJson ? await answer.json() : undefined
    if (isView(content) && content.view.version === version) return content
    // A server with views gives a reason if it has none of this element.
    return isObject(content) && 'reason' in content ? undefined : 'none'
  } catch (error) {
    if (signal.aborted || !(error instanceof TypeError)) return undefined
    // Only a server that lacks CORS headers answers this one.
    return fetch(address, { signal, mode: 'no-cors' }).then(
      () => 'none' as const,
      () => undefined,
    )
  }
}
