import { cookieHeader } from './cookies'

const bodyless = /^(GET|HEAD)$/

/**
 * Adds the headers that a server would receive. The browser hides host, origin and cookies from workers and does not let
 * scripts set them.
 */
export async function asSent(request: Request): Promise<Request> {
  const { url, method } = request
  const body = bodyless.test(method) ? undefined : await request.arrayBuffer()
  const headers = new Headers(request.headers)
  const { host, origin } = new URL(url)
  headers.set('host', host)
  headers.set('cookie', cookieHeader())
  if (body) {
    headers.set('origin', origin)
    headers.set('content-length', String(body.byteLength))
  }
  const sent = new Request(url, { method, headers, body })
  return Object.defineProperty(sent, 'headers', { value: headers })
}
