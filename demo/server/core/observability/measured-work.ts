import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Meter } from '@opentelemetry/api'
import type { Database } from '../database/database'
import type { Watcher } from './work'

const seconds = (ms: number) => ms / 1000
const limits = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Records durations, process and pool metrics under OpenTelemetry's names where they exist. */
export function measuredWork(meter: Meter, { connections, waiting }: Database): Watcher {
  const histogram = (name: string, description: string) =>
    meter.createHistogram(name, { description, unit: 's', advice: { explicitBucketBoundaries: limits } })
  const requests = histogram('http.server.request.duration', 'answers')
  const statements = histogram('db.client.operation.duration', 'statements to the database')
  const calls = histogram('http.client.request.duration', 'calls to other servers')
  const turns = histogram('tradefront.job.duration', 'turns of jobs')
  const orders = meter.createCounter('tradefront.orders', { description: 'orders placed on this server' })
  const payments = meter.createCounter('tradefront.payments', { description: 'payments made on this server' })
  const traded = { orders, payments }

  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  meter
    .createObservableGauge('nodejs.eventloop.delay.p99', { description: 'since the last look', unit: 's' })
    .addCallback((result) => {
      result.observe(delay.percentile(99) / 1e9)
      delay.reset()
    })
  meter
    .createObservableGauge('db.client.connection.count', { description: 'connections of the pool' })
    .addCallback((result) => {
      const { all, idle } = connections?.() ?? { all: 1, idle: 1 }
      result.observe(all - idle, { 'db.client.connection.state': 'used' })
      result.observe(idle, { 'db.client.connection.state': 'idle' })
    })
  meter
    .createObservableGauge('db.client.connection.pending_requests', { description: 'who wait for one' })
    .addCallback((result) => result.observe(waiting()))

  return {
    answered: (_, { method, route, status, ms }) =>
      requests.record(seconds(ms), {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      }),
    queried: (_, { ms, failed }) =>
      statements.record(seconds(ms), {
        'db.system.name': 'postgresql',
        ...(failed && { 'error.type': 'error' }),
      }),
    called: (_, { ms, host, method, status }) =>
      calls.record(seconds(ms), {
        'server.address': host,
        'http.request.method': method,
        ...(status ? { 'http.response.status_code': status } : { 'error.type': 'unreachable' }),
      }),
    turned: (_, { ms, job, failed }) => turns.record(seconds(ms), { job, failed }),
    traded: (what, count) => traded[what].add(count),
  }
}
