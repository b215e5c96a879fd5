import type { Config } from './config'
import { siteOfHost } from './site'

/** Whether this is the page's own origin, for a host that is one of ours. */
export const isOwn = (origin: string, { sites }: Config, host: string) =>
  siteOfHost(sites, host) !== '' && (origin === `http://${host}` || origin === `https://${host}`)

/** Whether pages of this origin may write: our own, or one on the list, letter by letter. */
export const originAllowed = (origin: string, config: Config, host: string) =>
  config.origins.has(origin) || isOwn(origin, config, host)

/** CORS headers of an answer: none for an origin that is not on the list, so that its browser keeps it back. */
export function corsHeaders(request: Request, { origins, cookieSession }: Config): Record<string, string> {
  const origin = request.headers.get('origin') ?? ''
  if (!origins.has(origin)) return {}
  const allow: Record<string, string> = {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers':
      'Idempotent-Replayed, X-Request-Id, Retry-After, Content-Disposition, ETag',
  }
  if (cookieSession) allow['Access-Control-Allow-Credentials'] = 'true'
  if (request.method !== 'OPTIONS') return allow
  return {
    ...allow,
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    'Access-Control-Allow-Headers':
      'Authorization, Content-Type, Language, Idempotency-Key, X-Trade, If-None-Match',
    'Access-Control-Max-Age': '7200',
  }
}
