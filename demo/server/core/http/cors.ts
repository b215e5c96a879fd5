import type { Config } from '../config/config'
import { siteOfHost } from '../config/site'

/** Returns whether a known host's own origin sent the request. */
export const isOwn = (origin: string, { sites }: Config, host: string) =>
  siteOfHost(sites, host) !== '' && (origin === `http://${host}` || origin === `https://${host}`)

const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/

/** Returns whether the origin is a developer's page: in a demo, any port of this machine, or a file. */
const isDevelopers = (origin: string, { demo }: Pick<Config, 'demo'>) =>
  demo && (origin === 'null' || loopback.test(origin))

/** Returns whether pages of this origin may read responses: listed exactly, or a developer's page in a demo. */
const mayAsk = (origin: string, config: Pick<Config, 'origins' | 'demo'>) =>
  config.origins.has(origin) || isDevelopers(origin, config)

/** Returns whether browsers block our responses for pages of this origin. */
export const isRefused = (origin: string, config: Config, host: string) =>
  !mayAsk(origin, config) && origin !== `http://${host}` && origin !== `https://${host}`

/** Returns whether pages of this origin may write: our own or one listed exactly. */
export const originAllowed = (origin: string, config: Config, host: string) =>
  config.origins.has(origin) || isOwn(origin, config, host)

/** Returns the CORS headers of a response. An unlisted origin gets none, so its browser blocks the response. */
export function corsHeaders(request: Request, config: Config): Record<string, string> {
  const origin = request.headers.get('origin') ?? ''
  if (!mayAsk(origin, config)) return {}
  const allow: Record<string, string> = {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers':
      'Idempotent-Replayed, X-Request-Id, Retry-After, Content-Disposition, ETag',
  }
  // Only listed origins may send cookies: any page can contain a frame with the origin `null`.
  if (config.cookieSession && config.origins.has(origin)) allow['Access-Control-Allow-Credentials'] = 'true'
  if (request.method !== 'OPTIONS') return allow
  return {
    ...allow,
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    'Access-Control-Allow-Headers':
      'Authorization, Content-Type, Language, Idempotency-Key, X-Trade, If-None-Match',
    'Access-Control-Max-Age': '7200',
  }
}
