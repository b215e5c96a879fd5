import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config/config'
import { isRefused } from './cors'
import type { AppEnv, Log } from './surroundings'

/** Most logged origins, because anyone can send an origin. */
const mostTold = 20

/** Returns the log line about an origin, or nothing for a malformed one. */
function advice(origin: string, origins: Config['origins']): string | undefined {
  if (origin === 'null')
    return 'A page that was opened as a file, or that stands in a sandboxed frame, asked the API and was refused: serve it by http.'
  if (!URL.canParse(origin) || new URL(origin).origin !== origin || origin.length > 200) return undefined
  return `Pages of ${origin} asked the API and were refused. To allow them: ALLOWED_ORIGINS=${[...origins, origin].join()}`
}

/** Logs each refused origin once, with the setting that would allow it. */
export function refusedOrigins(config: Config, log: Log): MiddlewareHandler<AppEnv> {
  const logged = new Set<string>()
  return async (c, next) => {
    const origin = c.req.header('origin') ?? ''
    if (
      origin &&
      logged.size < mostTold &&
      !logged.has(origin) &&
      isRefused(origin, config, c.req.header('host') ?? '')
    ) {
      const line = advice(origin, config.origins)
      if (line) {
        logged.add(origin)
        log.info(line)
      }
    }
    await next()
  }
}
