import type { Config } from './config'
import { siteOfHost } from './site'

/** Whether this is the page's own origin, for a host that is one of ours. */
export const isOwn = (origin: string, { sites }: Config, host: string) =>
  siteOfHost(sites, host) !== '' && (origin === `http://${host}` || origin === `https://${host}`)

const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/

/** Pages of developers: a demo answers every port of this machine, and pages that were opened as a file. */
const isDevelopers = (origin: string, { demo }: Pick<Config, 'demo'>) =>
  demo && (origin === 'null' || loopback.test(origin))

/** Whether pages of this origin may read answers: one on the list, letter by letter, or a developer's in a demo. */
const mayAsk = (origin: string, config: Pick<Config, 'origins' | 'demo'>) =>
  config.origins.has(origin) || isDevelopers(origin, config)

/** Whether a browser keeps our answers back from pages of this origin. */
export const isRefused = (origin: string, config: Config, host: string) =>
  !mayAsk(origin, config) && origin !== `http://${host}` && origin !== `https://${host}`

/** Whether pages of this origin may write: our own, or one on the list, letter by letter. */
export const originAllowed = (origin: string, config: Config, host: string) =>
  config.origins.has(origin) || isOwn(origin, config, host)

/** CORS headers of an answer: none for an origin that is not on the list, so that its browser keeps it back. */
export function corsHeaders(request: Request, config: Config): Record<string, string> {
  const origin = request.headers.get('origin') ?? ''
  if (!mayAsk(origin, config)) return {}
  const allow: Record<string, string> = {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers':
      'Idempotent-Replayed, X-Request-Id, Retry-After, Content-Disposition, ETag',
  }
  // Cookies are for listed origins: any page may have a frame whose origin is `null`.
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
