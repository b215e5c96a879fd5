import { contractMachine } from '../../../../src/trade/contracts/contract'
import { documentMover } from '../../core/documents/document-mover'
import { removeFiles } from '../../site/files/kept-bytes'
import { endAgreed } from './agreed-prices'
import { tellContract } from './contract-reminders'
import { heldContract } from './contract-viewer'
import { contract } from './contracts.table'

/** Changes the state of a contract. Its PDF is created again, and the prices of an ended one expire. */
export const moveContract = documentMover(contract, heldContract, contractMachine, {
  entity: 'contract',
  always: ({ reason = '' }) => ({ reason, waitsSince: null, fileId: null }),
  settle: { withdraw: () => ({ reason: '采购方撤回' }) },
  async after(row, action) {
    if (row.fileId) await removeFiles([row.fileId])
    if (action === 'expire' || action === 'terminate') await endAgreed(row.id)
    await tellContract(row, action)
  },
})
