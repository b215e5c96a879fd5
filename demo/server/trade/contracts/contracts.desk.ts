import { contractState } from '../../../../src/trade/contracts/contract'
import { day } from '../../core/time/business-time'
import type { Desk, DeskValues } from '../../core/operator/desk'
import { quotingOf, remarkField } from '../offers/desk-quoting'
import { contractsIn } from './contracts-in'
import { refuseContract, writeContract } from './write-contract'

/** Desk queue of requests for contract prices, to be answered within three days. */
export const desk = {
  title: ['合同申请', 'Contract requests'],
  permission: 'sales',
  promised: 3 * day,
  ...contractsIn([contractState.code.pendingReview], 'draft'),
  actions: {
    draft: {
      label: ['拟定合同', 'Draft contract'],
      fields: [remarkField],
      act: async (id: string, values: DeskValues) => writeContract(id, quotingOf(values)),
    },
    refuse: {
      label: ['不通过', 'Reject'],
      fields: [{ name: 'reason', label: ['原因', 'Reason'], kind: 'text' }],
      act: (id: string, { reason = '' }: DeskValues) => refuseContract(id, reason),
    },
  },
} satisfies Desk
