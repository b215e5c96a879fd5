import type { MiddlewareHandler } from 'hono'
import { openGate, type Asker, type Gate, type Share } from './gate'
import { overloaded } from './overload'
import { postgresLimits } from './postgres-limits'
import type { AppEnv } from './surroundings'
import { currentWork } from './work'

/** Requests to the API of one network that may be open at a time, also while their bodies come. */
export const openRequests = 100

const mostWaiting = 400

/** What one account, and one network with all accounts behind it, may have under way of a pool's connections. */
export const callShares = (connections: number) =>
  ({
    account: { atOnce: Math.max(1, Math.floor(connections * 0.4)), waiting: openRequests },
    network: { atOnce: Math.max(1, Math.floor(connections * 0.7)), waiting: openRequests },
  }) satisfies Record<string, Share>

/** Refuses requests of a network that has too many open. */
export function notTooManyOpen(): MiddlewareHandler<AppEnv> {
  const gate = openGate({ atOnce: Infinity, waiting: 0 }, overloaded)
  return (_, next) => {
    const { network = '' } = currentWork() ?? {}
    return gate.run([{ name: network, atOnce: openRequests, waiting: 0 }], next)
  }
}

/** Does work for an account, or for a visitor. */
export type CallGate = <T>(customerId: string | undefined, work: () => Promise<T>) => Promise<T>

/** A gate for work of accounts and of the network that a request came from. */
function openAccountGate(all: Share, { account, network }: Record<'account' | 'network', Share>): CallGate {
  const gate: Gate = openGate(all, overloaded)
  return (customerId, work) => {
    const askers: Asker[] = [{ ...network, name: `network ${currentWork()?.network ?? ''}` }]
    if (customerId !== undefined) askers.push({ ...account, name: `account ${customerId}` })
    return gate.run(askers, work)
  }
}

/**
 * Bounds the calls that work at a time for one account and for one network to a part of the pool, so that others find a
 * connection. A few more wait.
 * @param connections of the pool
 */
export const openCallGate = (connections = postgresLimits.connections): CallGate =>
  openAccountGate({ atOnce: Infinity, waiting: mostWaiting }, callShares(connections))

/** How many views and pages are drawn at a time, and how many wait: of all, of one account and of one network. */
export const drawingBounds = {
  all: { atOnce: 8, waiting: 200 },
  account: { atOnce: 2, waiting: 30 },
  network: { atOnce: 4, waiting: 60 },
} satisfies Record<string, Share>

/** Bounds the drawings under way, because one costs as much as a hundred calls. */
export const openDrawingGate = (): CallGate => openAccountGate(drawingBounds.all, drawingBounds)
