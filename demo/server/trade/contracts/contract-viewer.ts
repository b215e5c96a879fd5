import { contractActions } from '../../../../src/trade/contracts/contract-machine'
import { db } from '../../core/db'
import { documents, type Viewer } from '../../core/documents'
import { contract } from './contracts.table'

export type ContractRow = typeof contract.$inferSelect

export const {
  seenBy,
  seen: seenContract,
  held: heldContract,
} = documents(contract, (where) => db().select().from(contract).where(where))

/** Names of what its buyer may do with it now: only the main account signs for its company. */
export const actionsFor = ({ state }: ContractRow, { accountKind }: Viewer): string[] =>
  contractActions(state, 'buyer').filter((name) => name !== 'sign' || accountKind === 'main')
