import { AsyncLocalStorage } from 'node:async_hooks'
import { isInsideTx } from './db'
import { openGate, type Asker } from './gate'
import { overloaded } from './overload'
import { currentWork } from './work'

/** Half of the four threads that Node has for hashing, files and names of hosts; what waits is done within seconds. */
export const hashBounds = { atOnce: 2, waiting: 24 }
/** Of one network, and of one account: nobody alone takes both threads. */
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
 * Does work that hashes a password when there is room for it. Work inside of it, as the count of tries around a check,
 * is part of it. Never inside of a transaction, which would hold a connection while it waits.
 * @param account whose password it is, where nobody is logged in yet
 * @throws Refusal 429 or 529 before anything was done, where too many wait already
 */
export async function hashing<T>(work: () => Promise<T>, account?: string): Promise<T> {
  if (admitted.getStore()) return work()
  if (currentWork()?.kind === 'request' && isInsideTx())
    throw new Error('hashing inside of tx(): it would hold a connection while it waits')
  return gate.run(askersOf(account), () => admitted.run(true, work))
}
