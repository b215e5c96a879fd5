import { AsyncResource } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'
import { poolErrors } from './pool-full'
import { tell } from '../observability/work'

const textOf = (asked: unknown): string => {
  if (typeof asked === 'string') return asked
  const text: unknown = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : ''
  return typeof text === 'string' ? text : ''
}

type Callback = (error: unknown, ...rest: unknown[]) => unknown
const isCallback = (value: unknown): value is Callback => typeof value === 'function'

/** Binds a callback to the current async context. `AsyncResource.bind` would cause a deprecation warning on Node 20. */
function asAsked(callback: Callback): Callback {
  const asked = new AsyncResource('statement')
  return (...args) => asked.runInAsyncScope(callback, undefined, ...args)
}

/** Wraps a client's `query` to report the duration of each statement. */
const timed = <Query extends PoolClient['query']>(query: Query): Query =>
  new Proxy(query, {
    apply(target, client: unknown, args: unknown[]): unknown {
      const begun = performance.now()
      const over = (error?: unknown) =>
        tell.queried({ begun, ms: performance.now() - begun, text: textOf(args[0]), failed: Boolean(error) })
      const last = args.at(-1)
      if (isCallback(last)) {
        const done = asAsked((error, ...rest) => {
          over(error)
          last(error, ...rest)
        })
        return Reflect.apply(target, client, [...args.slice(0, -1), done])
      }
      const answer: unknown = Reflect.apply(target, client, args)
      if (answer instanceof Promise) answer.then(() => over(), over)
      return answer
    },
  })

/**
 * Wraps a pool's `connect`, so that its callback runs in the context of the caller and not of whoever released the connection.
 * @param meant maps errors
 */
const bound = <Connect extends Pool['connect']>(
  connect: Connect,
  meant: (error: unknown) => unknown,
): Connect =>
  new Proxy(connect, {
    apply(target, pool: unknown, args: unknown[]): unknown {
      const given = args.map((arg) =>
        isCallback(arg) ? asAsked((error, ...rest) => arg(error && meant(error), ...rest)) : arg,
      )
      const answer: unknown = Reflect.apply(target, pool, given)
      return answer instanceof Promise
        ? answer.catch((error: unknown) => {
            throw meant(error)
          })
        : answer
    },
  })

/**
 * Reports every statement of a pool with the work it belongs to, and distinguishes a full pool from an unreachable database.
 */
export function tellQueries(pool: Pool) {
  pool.connect = bound(pool.connect, poolErrors(pool))
  pool.on('connect', (client) => (client.query = timed(client.query)))
}
