import { fillPath, type Data, type Endpoint } from '../../src/core/api/endpoint'
import { open } from '../../src/core/api/envelope'

export type Asking = {
  token?: string
  language?: string
  /** Idempotency key. Generated if the endpoint requires one and none is given. */
  key?: string
  headers?: Record<string, string>
  /** Value of the `Host` header, with port. */
  host?: string
}

type Given = { path?: Record<string, string>; query?: unknown; body?: unknown }

/** Creates the request that the kit would send. */
export function requestFor(endpoint: Endpoint, given: Given, asking: Asking = {}): Request {
  const { token, language, key, headers = {}, host = 'localhost:4173' } = asking
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(given.query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  const tail = search.size ? `?${search}` : ''
  return new Request(`http://${host}/api${fillPath(endpoint.path, given.path)}${tail}`, {
    method: endpoint.method,
    headers: {
      Host: host,
      ...(token && { Authorization: token }),
      ...(language && { Language: language }),
      ...(endpoint.once && { 'Idempotency-Key': key ?? crypto.randomUUID() }),
      ...(endpoint.shapes.body && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(endpoint.shapes.body && { body: JSON.stringify(given.body ?? {}) }),
  })
}

/** Returns the data of a response. @throws CallError if the request was refused */
export async function dataOf<E extends Endpoint>(endpoint: E, answer: Response): Promise<Data<E>> {
  const data = open({ status: answer.status, body: await answer.text() })
  return endpoint.shapes.data.parse(data) as Data<typeof endpoint>
}
