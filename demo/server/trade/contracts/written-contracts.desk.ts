import { contractState } from '../../../../src/trade/contracts/contract'
import type { Desk, DeskValues } from '../../core/operator/desk'
import { quotingOf, remarkField } from '../offers/desk-quoting'
import { contractsIn } from './contracts-in'
import { terminateContract, writeContract } from './write-contract'

const { toBeSigned, inForce } = contractState.code

/** Desk for written contracts. Unsigned ones can be changed, active ones ended. */
export const desk = {
  title: ['合同变更', 'Contract changes'],
  permission: 'sales',
  ...contractsIn([toBeSigned, inForce]),
  actions: {
    revise: {
      label: ['变更内容', 'Change the contract'],
      fields: [remarkField],
      act: async (id: string, values: DeskValues) => writeContract(id, quotingOf(values), 'revise'),
    },
    terminate: {
      label: ['终止', 'Terminate'],
      fields: [{ name: 'reason', label: ['原因', 'Reason'], kind: 'text' }],
      act: (id: string, { reason = '' }: DeskValues) => terminateContract(id, reason),
    },
  },
} satisfies Desk
