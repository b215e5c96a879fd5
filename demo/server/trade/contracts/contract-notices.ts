import { fill, type Text } from '../../../../src/core/messages'
import type { ContractAction } from '../../../../src/trade/contracts/contract-machine'
import { notify } from '../../account/notices/notify'
import type { ContractRow } from './contract-viewer'

const words = {
  draft: {
    title: ['合同待签署', 'A contract to be signed'],
    content: ['合同 {no} 已拟定，请签署', 'Contract {no} is written. Please sign it.'],
  },
  revise: {
    title: ['合同内容有变更', 'A contract was changed'],
    content: [
      '合同 {no} 的内容已变更，请重新核对后签署',
      'Contract {no} was written anew. Please read and sign it.',
    ],
  },
  refuse: {
    title: ['合同申请未通过', 'Contract refused'],
    content: ['合同 {no} 的申请未通过', 'The wish for contract {no} was refused.'],
  },
  expire: {
    title: ['合同已到期', 'Contract expired'],
    content: ['合同 {no} 已到期，合同价不再有效', 'Contract {no} expired. Its prices hold no more.'],
  },
  terminate: {
    title: ['合同已终止', 'Contract terminated'],
    content: ['合同 {no} 已终止，合同价不再有效', 'Contract {no} was terminated. Its prices hold no more.'],
  },
} as const satisfies Partial<Record<ContractAction, { title: Text; content: Text }>>

const isTold = (event: string): event is keyof typeof words => Object.hasOwn(words, event)

/** Tells the company and who asked what happened to a contract; what its buyer did needs no word. */
export async function tellContract(row: ContractRow, event: ContractAction) {
  if (!isTold(event)) return
  const { title, content } = words[event]
  const [zh, en] = content
  const no = { no: row.contractNo }
  await notify({
    to: [row.customerId, row.placedBy],
    title,
    content: [fill(zh, no), fill(en, no)],
    link: `/user/contract/${row.id}`,
  })
}
