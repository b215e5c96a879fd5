import type { MiddlewareHandler } from 'hono'
import type { Config } from './config'
import { isRefused } from './cors'
import type { AppEnv, Log } from './surroundings'

/** Anybody can send an origin: more of them are not told. */
const mostTold = 20

/** What the log says of an origin, or nothing of what is none. */
function advice(origin: string, origins: Config['origins']): string | undefined {
  if (origin === 'null')
    return 'A page that was opened as a file, or that stands in a sandboxed frame, asked the API and was refused: serve it by http.'
  if (!URL.canParse(origin) || new URL(origin).origin !== origin || origin.length > 200) return undefined
  return `Pages of ${origin} asked the API and were refused. To allow them: ALLOWED_ORIGINS=${[...origins, origin].join()}`
}

/** Logs an origin whose pages are refused, once, with the setting that allows it. */
export function refusedOrigins(config: Config, log: Log): MiddlewareHandler<AppEnv> {
  const told = new Set<string>()
  return async (c, next) => {
    const origin = c.req.header('origin') ?? ''
    if (
      origin &&
      told.size < mostTold &&
      !told.has(origin) &&
      isRefused(origin, config, c.req.header('host') ?? '')
    ) {
      const line = advice(origin, config.origins)
      if (line) {
        told.add(origin)
        log.info(line)
      }
    }
    await next()
  }
}
