import { sha256 } from '../security/auth'
import { unknownPath } from '../http/answer'
import type { App } from '../http/surroundings'
import type { Telemetry } from './telemetry'

// Comparing hashes reveals nothing about the token by its duration.
const isSame = async (one: string, other: string) => (await sha256(one)) === (await sha256(other))

/** Serves `GET /metrics` for Prometheus with the right token; otherwise 404. */
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
