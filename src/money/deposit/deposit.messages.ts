import { messages } from '../../core/messages'

export const depositMessages = messages('deposit', {
  title: ['预存款', 'Advance deposit'],
  balance: ['可用余额', 'Available'],
  frozen: ['提现处理中', 'Set aside for withdrawals'],
  monthIn: ['本月收入', 'In this month'],
  monthOut: ['本月支出', 'Out this month'],
  ledger: ['收支明细', 'Movements'],
  time: ['时间', 'Time'],
  type: ['类型', 'Type'],
  allTypes: ['全部类型', 'All types'],
  about: ['单号', 'Reference'],
  change: ['金额', 'Amount'],
  after: ['余额', 'Balance'],
  range: ['时间范围', 'Time range'],
  anyTime: ['全部时间', 'Any time'],
  none: ['没有收支记录', 'No movements'],
  noneText: [
    '充值、付款、退款和提现记在这里。',
    'Top-ups, payments, refunds and withdrawals are listed here.',
  ],
})
