import { AsyncLocalStorage } from 'node:async_hooks'
import { isInsideTx } from '../database/db'
import { openGate, type Asker } from './gate'
import { overloaded } from '../http/overload'
import { currentWork } from '../observability/work'

/** Half of Node's four threads for hashing, files and DNS. Waiting work starts within seconds. */
export const hashBounds = { atOnce: 2, waiting: 24 }
/** Limits per network and per account, so that none takes both threads. */
export const hashShare = { atOnce: 1, waiting: 4 }

const gate = openGate(hashBounds, overloaded)
const admitted = new AsyncLocalStorage<true>()

export const hashLoad = gate.load

function askersOf(account: string | undefined): Asker[] {
  const { network, asker } = currentWork() ?? {}
  const names = [network, account, ...Object.values(asker ?? {})]
  return [...new Set(names.filter((name) => name !== undefined))].map((name) => ({ ...hashShare, name }))
}

/**
 * Runs work that hashes a password when there is capacity. Nested calls, such as counting attempts around a check, share it.
 * Call it outside of transactions, which would hold a connection while they wait.
 * @param account name of the account, if nobody is logged in yet
 * @throws Refusal 429 or 529 before the work starts, if too much work waits
 */
export async function hashing<T>(work: () => Promise<T>, account?: string): Promise<T> {
  if (admitted.getStore()) return work()
  if (currentWork()?.kind === 'request' && isInsideTx())
    throw new Error('hashing inside of tx(): it would hold a connection while it waits')
  return gate.run(askersOf(account), () => admitted.run(true, work))
}
