import { sha256 } from './auth'
import { unknownPath } from './answer'
import type { App } from './surroundings'
import type { Telemetry } from './telemetry'

// Hashes, so that how long it takes tells nothing of the token.
const isSame = async (one: string, other: string) => (await sha256(one)) === (await sha256(other))

/** `GET /metrics` for Prometheus, for whoever has the token; to everybody else there is no such address. */
export function metricsRoutes(app: App, { metrics }: Pick<Telemetry, 'metrics'>, token: string) {
  app.get('/metrics', async (c) => {
    const given = c.req.header('authorization') ?? ''
    if (!(await isSame(given, `Bearer ${token}`))) return unknownPath(c)
    return c.text(await metrics(), 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    })
  })
}
