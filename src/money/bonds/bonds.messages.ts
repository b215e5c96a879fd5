import { messages } from '../../core/language/messages'

export const bondMessages = messages('bonds', {
  title: ['保证金', 'Bonds'],
  note: [
    '保证金在合同、投标和质保期结束后可申请退还，退还到预存款。',
    'A refund can be requested when the contract, the tender or the warranty period is over; it goes to the advance deposit.',
  ],
  about: ['保证金', 'Bond'],
  kind: ['类型', 'Kind'],
  amount: ['金额', 'Amount'],
  due: ['缴纳期限', 'Due'],
  paidAt: ['{time} 缴纳', 'paid {time}'],
  refundedAt: ['{time} 退还', 'refunded {time}'],
  pay: ['缴纳', 'Pay'],
  askRefund: ['申请退还', 'Request refund'],
  askTitle: ['申请退还 {no}', 'Request refund of {no}'],
  refundTo: ['{amount} 审核后退还到预存款', '{amount} go to the advance deposit after the review'],
  asked: ['退还申请已提交', 'Refund request submitted.'],
  submit: ['提交', 'Submit'],
  none: ['没有保证金', 'No bonds'],
  noneText: ['需要缴纳的保证金会出现在这里。', 'Bonds that are to be paid are listed here.'],
})
