import { eq } from 'drizzle-orm'
import { contractMachine } from '../../../../src/trade/contracts/contract-machine'
import { db } from '../../core/db'
import { mover } from '../../core/move'
import { uploadFile } from '../../site/files/files.table'
import { endAgreed } from './agreed-prices'
import { tellContract } from './contract-reminders'
import { heldContract } from './contract-viewer'
import { contract } from './contracts.table'

/** Moves a contract: its document is made anew, and prices of one that ended hold no more. */
export const moveContract = mover(contract, contractMachine, {
  entity: 'contract',
  hold: heldContract,
  stateOf: ({ state }) => state,
  moved: (state, _, __, { reason = '' }) => ({ state, reason, waitsSince: null, fileId: null }),
  async after(row, action) {
    if (row.fileId) await db().delete(uploadFile).where(eq(uploadFile.id, row.fileId))
    if (action === 'expire' || action === 'terminate') await endAgreed(row.id)
    await tellContract(row, action)
  },
})
