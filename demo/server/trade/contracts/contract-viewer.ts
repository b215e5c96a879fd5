import { contractActions } from '../../../../src/trade/contracts/contract'
import { db } from '../../core/database/db'
import { listedDocuments, type Viewer } from '../../core/documents/documents'
import { contract } from './contracts.table'

export type ContractRow = typeof contract.$inferSelect

export const {
  page: pageOfContracts,
  shown: shownContract,
  seen: seenContract,
  lock: heldContract,
} = listedDocuments(contract, (where) => db().select().from(contract).where(where))

/** Returns the actions that the viewer may currently take. Only the main account may sign. */
export const actionsFor = ({ state }: ContractRow, { accountKind }: Viewer): string[] =>
  contractActions(state, 'buyer').filter((name) => name !== 'sign' || accountKind === 'main')
