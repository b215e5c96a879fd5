import { messages } from '../../core/language/messages'

export const payPasswordMessages = messages('payPassword', {
  title: ['支付密码', 'Payment password'],
  text: [
    '使用预存款、信用账期支付或提现时需要支付密码。连续输错 5 次将锁定 30 分钟，重新设置即解锁。',
    'It is needed to pay by advance deposit or credit, and for withdrawals. Five wrong entries in a row lock it for 30 minutes; setting a new one unlocks it.',
  ],
  save: ['保存', 'Save'],
  done: ['支付密码已设置', 'The payment password is set.'],
})
