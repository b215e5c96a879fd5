import { timingSafeEqual } from 'node:crypto'
import { sha256 } from './auth'
import { unknownPath } from './answer'
import type { App } from './surroundings'
import type { Telemetry } from './telemetry'

const isSame = async (one: string, other: string) => {
  const [a, b] = await Promise.all([sha256(one), sha256(other)])
  return timingSafeEqual(Buffer.from(a), Buffer.from(b))
}

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
