import { eq } from 'drizzle-orm'
import {
  contractMachine,
  type ContractAction,
  type ContractActor,
  type ContractState,
} from '../../../../src/trade/contracts/contract-machine'
import { audit } from '../../core/audit'
import { db, tx } from '../../core/db'
import { notFound, notPermitted, stateChanged } from '../../core/refusal'
import { uploadFile } from '../../site/files/files.table'
import { endAgreed } from './agreed-prices'
import { tellContract } from './contract-notices'
import type { ContractRow } from './contract-viewer'
import { contract } from './contracts.table'

type Mover = { actor: ContractActor; actorId?: string; reason?: string }
type Kept = Partial<typeof contract.$inferInsert>

const has = <T>(list: readonly T[], one: T) => list.includes(one)

/**
 * The one way in which a contract changes its state: along a row of the machine's table, once, with a line in the
 * audit log. Its document is made anew, and prices of one that ended hold no more.
 * @param settle looks at the row that is held, and tells what changes with the state
 * @returns the new state
 * @throws Refusal 404, 409 when it is in no state that the action starts from
 */
export function moveContract(
  contractId: string,
  action: ContractAction,
  mover: Mover,
  settle: (row: ContractRow) => Kept | Promise<Kept> = () => ({}),
): Promise<ContractState> {
  const { from, to, by } = contractMachine[action]
  return tx(async () => {
    if (!has<ContractActor>(by, mover.actor)) throw notPermitted()
    const [row] = await db().select().from(contract).where(eq(contract.id, contractId)).for('update')
    if (!row) throw notFound()
    if (!has<number>(from, row.state)) throw stateChanged()
    const reason = mover.reason ?? ''
    const kept = { waitsSince: null, reason, fileId: null, ...(await settle(row)) }
    await db()
      .update(contract)
      .set({ ...kept, state: to, version: row.version + 1 })
      .where(eq(contract.id, contractId))
    if (row.fileId) await db().delete(uploadFile).where(eq(uploadFile.id, row.fileId))
    if (action === 'expire' || action === 'terminate') await endAgreed(contractId)
    await audit({
      actorType: mover.actor,
      actorId: mover.actorId ?? '',
      entity: 'contract',
      entityId: contractId,
      action,
      fromState: row.state,
      toState: to,
      reason,
    })
    await tellContract(row, action)
    return to
  })
}
