import { contractActions } from '../../../../src/trade/contracts/contract-machine'
import { db } from '../../core/database/db'
import { listedDocuments, type Viewer } from '../../core/documents/documents'
import { contract } from './contracts.table'

export type ContractRow = typeof contract.$inferSelect

export const {
  page: pageOfContracts,
  seen: seenContract,
  held: heldContract,
} = listedDocuments(contract, (where) => db().select().from(contract).where(where))

/** Names of what its buyer may do with it now: only the main account signs for its company. */
export const actionsFor = ({ state }: ContractRow, { accountKind }: Viewer): string[] =>
  contractActions(state, 'buyer').filter((name) => name !== 'sign' || accountKind === 'main')
