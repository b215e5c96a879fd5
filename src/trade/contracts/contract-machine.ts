import type { CodeOf } from '../../core/dictionary'
import { machine } from '../../core/machine'
import { contractState } from './contract-state'

export type ContractState = CodeOf<typeof contractState>

const { pendingReview, toBeSigned, inForce, expired, terminated } = contractState.code

/** The ways of a contract from the wish for prices to its end. */
export const {
  steps: contractMachine,
  actions: contractActions,
  actionsOf,
  may: mayDoWithContract,
} = machine(contractState, {
  steps: {
    /** The platform writes it: prices, from when, until when. */
    draft: { from: [pendingReview], to: toBeSigned, by: ['platform'] },
    /** Written anew: what was shown before cannot be signed any more. */
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
