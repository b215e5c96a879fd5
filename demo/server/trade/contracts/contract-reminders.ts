import { eventReminders } from '../../account/reminders/event-reminders'
import type { ContractRow } from './contract-viewer'

/** Reminders about contracts, for the company and the applicant. */
export const tellContract = eventReminders(
  {
    draft: {
      title: ['合同待签署', 'Contract to be signed'],
      content: ['合同 {no} 已拟定，请签署', 'Contract {no} has been drafted. Please sign it.'],
    },
    revise: {
      title: ['合同内容有变更', 'Contract changed'],
      content: [
        '合同 {no} 的内容已变更，请重新核对后签署',
        'Contract {no} has been changed. Please read it again before you sign.',
      ],
    },
    refuse: {
      title: ['合同申请未通过', 'Contract request rejected'],
      content: ['合同 {no} 的申请未通过', 'The request for contract {no} was rejected.'],
    },
    expire: {
      title: ['合同已到期', 'Contract expired'],
      content: [
        '合同 {no} 已到期，合同价不再有效',
        'Contract {no} has expired. Its contract prices no longer apply.',
      ],
    },
    terminate: {
      title: ['合同已终止', 'Contract terminated'],
      content: [
        '合同 {no} 已终止，合同价不再有效',
        'Contract {no} has been terminated. Its contract prices no longer apply.',
      ],
    },
  },
  ({ id, contractNo, customerId, placedBy, siteId }: ContractRow) => ({
    to: [customerId, placedBy],
    siteId,
    no: contractNo,
    topic: 'trade',
    link: `/user/contract/${id}`,
  }),
)
