import { and, asc, eq, lte } from 'drizzle-orm'
import { contractState } from '../../../../src/trade/contracts/contract'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Job } from '../../core/jobs/jobs'
import { moveEach } from '../../core/documents/move-each'
import { contract } from './contracts.table'
import { moveContract } from './move-contract'

const atOnce = 50

/** Ends contracts after their last day, one transaction each. @returns number of contracts */
export async function expireContracts(): Promise<number> {
  const due = await db()
    .select({ id: contract.id })
    .from(contract)
    .where(and(eq(contract.state, contractState.code.inForce), lte(contract.endsAt, clock.now())))
    .orderBy(asc(contract.endsAt))
    .limit(atOnce)
  return moveEach(due, ({ id }) => moveContract(id, 'expire', { actor: 'timer' }))
}

export const job: Job = { name: 'trade/contracts expire', every: 60_000, run: expireContracts }
