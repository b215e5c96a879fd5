import type { CodeOf } from '../../core/language/dictionary'
import { machine } from '../../core/machine'
import { contractState } from './contract-state'

export type ContractState = CodeOf<typeof contractState>

const { pendingReview, toBeSigned, inForce, expired, terminated } = contractState.code

/** State machine of a contract, from the price request to its end. */
export const {
  steps: contractMachine,
  actions: contractActions,
  actionsOf,
  may: mayDoWithContract,
} = machine(contractState, {
  steps: {
    /** The platform writes prices, start and end date. */
    draft: { from: [pendingReview], to: toBeSigned, by: ['platform'] },
    /** The platform rewrites the contract. The earlier text can no longer be signed. */
    revise: { from: [toBeSigned], to: toBeSigned, by: ['platform'] },
    refuse: { from: [pendingReview], to: terminated, by: ['platform'] },
    withdraw: { from: [pendingReview, toBeSigned], to: terminated, by: ['buyer'] },
    sign: { from: [toBeSigned], to: inForce, by: ['buyer'] },
    expire: { from: [inForce], to: expired, by: ['timer'] },
    terminate: { from: [inForce], to: terminated, by: ['platform'] },
  },
  actions: {
    download: { from: [toBeSigned, inForce, expired], by: ['buyer'] },
  },
})

export type ContractAction = keyof typeof contractMachine
