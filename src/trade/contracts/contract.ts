import { form } from '../../core/form/form'
import { type CodeOf, dictionary } from '../../core/language/dictionary'
import { machine } from '../../core/machine'

export const contractState = dictionary('contractState', {
  pendingReview: [10, '待审核', 'Pending review', 'waits'],
  toBeSigned: [20, '待签署', 'To be signed', 'waits'],
  inForce: [30, '生效中', 'In force', 'done'],
  expired: [40, '已到期', 'Expired', 'ended'],
  terminated: [50, '已终止', 'Terminated', 'refused'],
})

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

const months = <const N extends number>(n: N) =>
  ({ value: n, text: ['{n} 个月', '{n} {n|month|months}'], values: { n } }) as const

/** Form fields of a request for contract prices. The names equal those of the request body. */
export const contractForm = form('contractForm', {
  title: { type: 'text', label: ['合同名称', 'Title'], required: true, max: 50 },
  months: {
    type: 'radio',
    label: ['合同期限', 'Term'],
    required: true,
    options: [months(3), months(6), months(12)],
  },
  remark: {
    type: 'textarea',
    label: ['说明', 'Remark'],
    placeholder: ['预计年用量、付款与交货条件', 'Yearly quantities, terms of payment and delivery'],
  },
  files: { type: 'files', label: ['附件', 'Attachments'] },
})
