import { and, eq } from 'drizzle-orm'
import { contractActions } from '../../../../src/trade/contracts/contract-machine'
import { db } from '../../core/db'
import { seenBy as documentsSeenBy, type Viewer } from '../../core/documents'
import { notFound } from '../../core/refusal'
import { contract } from './contracts.table'

export type ContractRow = typeof contract.$inferSelect

/** A company's contracts; of those a sub-account sees what it asked for itself. */
export const seenBy = (viewer: Viewer) => documentsSeenBy(viewer, contract)

/** @throws Refusal 404 where there is none, or not theirs: both look the same */
export async function seenContract(id: string, viewer: Viewer): Promise<ContractRow> {
  const [found] = await db()
    .select()
    .from(contract)
    .where(and(eq(contract.id, id), seenBy(viewer)))
  if (!found) throw notFound()
  return found
}

/** Names of what its buyer may do with it now: only the main account signs for its company. */
export const actionsFor = ({ state }: ContractRow, { accountKind }: Viewer): string[] =>
  contractActions(state, 'buyer').filter((name) => name !== 'sign' || accountKind === 'main')
