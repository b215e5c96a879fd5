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

/** Does calls for an account, or for a visitor. */
export type CallGate = <T>(customerId: string | undefined, call: () => Promise<T>) => Promise<T>

/**
 * Bounds the calls that work at a time for one account and for one network to a part of the pool, so that others find a
 * connection. A few more wait.
 * @param connections of the pool
 */
export function openCallGate(connections = postgresLimits.connections): CallGate {
  const gate: Gate = openGate({ atOnce: Infinity, waiting: mostWaiting }, overloaded)
  const { account, network } = callShares(connections)
  return (customerId, call) => {
    const askers: Asker[] = [{ ...network, name: `network ${currentWork()?.network ?? ''}` }]
    if (customerId !== undefined) askers.push({ ...account, name: `account ${customerId}` })
    return gate.run(askers, call)
  }
}
