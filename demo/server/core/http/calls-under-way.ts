import type { MiddlewareHandler } from 'hono'
import { openGate, type Asker, type Gate, type Share } from '../security/gate'
import { overloaded } from './overload'
import { postgresLimits } from '../database/postgres-limits'
import type { AppEnv } from './surroundings'
import { currentWork } from '../observability/work'

/** Most open requests per network, including those whose body is still arriving. */
export const openRequests = 100

const mostWaiting = 400

/** Shares of the pool's connections for one account, and for one network with all its accounts. */
export const callShares = (connections: number) =>
  ({
    account: { atOnce: Math.max(1, Math.floor(connections * 0.4)), waiting: openRequests },
    network: { atOnce: Math.max(1, Math.floor(connections * 0.7)), waiting: openRequests },
  }) satisfies Record<string, Share>

/** Refuses requests of a network with too many open ones. */
export function notTooManyOpen(): MiddlewareHandler<AppEnv> {
  const gate = openGate({ atOnce: Infinity, waiting: 0 }, overloaded)
  return (_, next) => {
    const { network = '' } = currentWork() ?? {}
    return gate.run([{ name: network, atOnce: openRequests, waiting: 0 }], next)
  }
}

/** Runs work for an account or a visitor. */
export type CallGate = <T>(customerId: string | undefined, work: () => Promise<T>) => Promise<T>

/** Creates a gate that limits work per account and per network. */
function openAccountGate(all: Share, { account, network }: Record<'account' | 'network', Share>): CallGate {
  const gate: Gate = openGate(all, overloaded)
  return (customerId, work) => {
    const askers: Asker[] = [{ ...network, name: `network ${currentWork()?.network ?? ''}` }]
    if (customerId !== undefined) askers.push({ ...account, name: `account ${customerId}` })
    return gate.run(askers, work)
  }
}

/**
 * Limits the calls of one account and of one network to a share of the pool, so that others find a free connection. A few
 * more wait.
 * @param connections size of the pool
 */
export const openCallGate = (connections = postgresLimits.connections): CallGate =>
  openAccountGate({ atOnce: Infinity, waiting: mostWaiting }, callShares(connections))

/** Most concurrent drawings and most waiting ones: in total, per account and per network. */
export const drawingBounds = {
  all: { atOnce: 8, waiting: 200 },
  account: { atOnce: 2, waiting: 30 },
  network: { atOnce: 4, waiting: 60 },
} satisfies Record<string, Share>

/** Limits concurrent drawings, because one costs as much as a hundred calls. */
export const openDrawingGate = (): CallGate => openAccountGate(drawingBounds.all, drawingBounds)
