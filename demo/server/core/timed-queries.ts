import { AsyncResource } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'
import { poolErrors } from './pool-full'
import { tell } from './work'

const textOf = (asked: unknown): string => {
  if (typeof asked === 'string') return asked
  const text: unknown = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : ''
  return typeof text === 'string' ? text : ''
}

type Callback = (error: unknown, ...rest: unknown[]) => unknown
const isCallback = (value: unknown): value is Callback => typeof value === 'function'

/** Runs for whom it was asked. Why not `AsyncResource.bind`: Node 20 makes a deprecation of each function that it binds. */
function asAsked(callback: Callback): Callback {
  const asked = new AsyncResource('statement')
  return (...args) => asked.runInAsyncScope(callback, undefined, ...args)
}

/** A client's `query`, which tells how long each statement took. */
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
 * A pool's `connect`, whose callback runs for whom it was asked, and not for whoever gave the connection back.
 * @param meant what an error means
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

/** Tells of every statement of a pool, with the work that it belongs to, and a full pool from a database that is away. */
export function tellQueries(pool: Pool) {
  pool.connect = bound(pool.connect, poolErrors(pool))
  pool.on('connect', (client) => (client.query = timed(client.query)))
}
