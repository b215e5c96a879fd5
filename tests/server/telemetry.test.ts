import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../../demo/server/app'
import { callOut } from '../../demo/server/core/http/call-out'
import { tx, whenCommitted } from '../../demo/server/core/database/db'
import { openTelemetry } from '../../demo/server/core/observability/telemetry'
import { tell } from '../../demo/server/core/observability/work'
import { refuse } from '../../demo/server/core/http/refusal'
import { runJobs } from '../../demo/server/core/jobs/jobs'
import { openTestbed } from './testbed'
import { listenAnywhere } from './port-of'

const bed = await openTestbed('bare')

/** Requests that the collector and any other host received. */
const received: { path: string; body: string }[] = []
const collector = createServer((request, answer) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    received.push({ path: request.url ?? '', body })
    answer.setHeader('Content-Type', 'application/json').end('{}')
  })
})
const otlp = `http://127.0.0.1:${await listenAnywhere(collector)}`
const metricsToken = 'metrics-token-77'
const setting = { otlp, metricsToken, service: 'shop-of-a-test' }
const telemetry = openTelemetry(setting, bed.database, { every: 200, soon: 50 })
afterAll(async () => {
  await telemetry.stop()
  collector.close()
})

const text = 'select * from orders where phone = $1'
const config = { ...bed.config, telemetry: setting }
const log = { info: () => {}, error: () => {} }
const app = createApp({
  ...bed,
  config,
  log,
  telemetry,
  routes(one) {
    one.get('/api/traced/:secret', async (c) => {
      tell.queried({ begun: performance.now(), ms: 3, text, failed: false })
      await callOut(`${otlp}/provider?phone=13912345678`)
      return c.text('')
    })
    one.get('/api/broken', () => {
      throw new Error('it broke')
    })
  },
})
const ask = (path: string, headers = {}) =>
  app.request(new Request(`http://localhost:4173${path}`, { headers }))
const bodiesAt = (path: string) => received.filter((one) => one.path === path).map(({ body }) => body)

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Sent = {
  traceId: string
  parentSpanId?: string
  spanId: string
  name: string
  kind: number
  status: { code: number }
  attributes: Attribute[]
}
const spans = (): Sent[] =>
  bodiesAt('/v1/traces').flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Sent[] }[] }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  )
const named = (name: string) => spans().find((span) => span.name === name)

test('traces a request with its statements and outgoing calls, without personal data', async () => {
  const answer = await ask('/api/traced/fxqzwv')
  await ask('/api/broken')
  await expect.poll(() => named('GET /api/broken')).toMatchObject({ status: { code: 2 } })
  const whole = named('GET /api/traced/:secret')
  expect(whole).toMatchObject({ kind: 2, status: { code: 0 } })
  expect(whole?.attributes).toContainEqual({
    key: 'request.id',
    value: { stringValue: answer.headers.get('x-request-id') },
  })
  for (const name of ['select', `GET ${new URL(otlp).host}`])
    expect(named(name)).toMatchObject({ traceId: whole?.traceId, parentSpanId: whole?.spanId, kind: 3 })
  expect(bodiesAt('/v1/traces').join()).toContain('shop-of-a-test')
  expect(bodiesAt('/v1/traces').join()).not.toMatch(/fxqzwv|13912345678/)
})

test('traces a job’s run with its failure', async () => {
  const job = { name: 'test fail', every: 1, run: () => Promise.reject(new Error('no')) }
  const stop = runJobs(bed.database, [job], bed.config, log)
  await expect.poll(() => named('test fail')).toMatchObject({ kind: 1, status: { code: 2 } })
  await stop()
})

test('counts orders and payments only after the commit', () =>
  bed.inside(async () => {
    await tx(async () => whenCommitted(() => tell.traded('orders', 2)))
    const undone = tx(async () => {
      whenCommitted(() => tell.traded('payments'))
      throw refuse(422, ['不行', 'No.'])
    })
    await expect(undone).rejects.toThrow('No.')
    const metrics = await telemetry.metrics()
    expect(metrics).toMatch(/^tradefront_orders_total\S* 2$/m)
    expect(metrics).not.toMatch(/^tradefront_payments_total/m)
  }))

test('exports metrics and serves them to a client with the token', async () => {
  await ask('/api/traced/fxqzwv')
  const metrics = await (await ask('/metrics', { Authorization: `Bearer ${metricsToken}` })).text()
  for (const line of [
    /^http_server_request_duration_count\{.*http_route="\/api\/traced\/:secret".*\} \d/m,
    /^http_server_request_duration_bucket\{.*le="0.5".*\} \d/m,
    /^http_client_request_duration_count\{.*server_address=".*\} \d/m,
    /^db_client_operation_duration_count/m,
    /^db_client_connection_count\{db_client_connection_state="used"/m,
    /^db_client_connection_pending_requests\S* 0/m,
    /^nodejs_eventloop_delay_p99\S* \d/m,
    /^tradefront_job_duration_count\{job="test fail",failed="true"/m,
  ])
    expect(metrics).toMatch(line)
  expect(metrics).not.toContain('fxqzwv')
  await expect.poll(() => bodiesAt('/v1/metrics').join()).toContain('http.server.request.duration')
})

test('answers 404 for metrics without the token', async () => {
  for (const headers of [{}, { Authorization: 'Bearer wrong' }, { Authorization: metricsToken }])
    expect((await ask('/metrics', headers)).status).toBe(404)
  expect((await bed.app.request('http://localhost:4173/metrics')).status).toBe(404)
})
