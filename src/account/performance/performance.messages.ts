import { messages } from '../../core/language/messages'

export const performanceMessages = messages('performance', {
  title: ['采购业绩', 'Purchasing volume'],
  note: [
    '按下单时间统计已付款订单的实付金额，扣除退款。',
    'What was paid for orders by order date, less refunds.',
  ],
  amount: ['实付金额', 'Paid'],
  orders: ['订单数', 'Orders'],
  average: ['笔均金额', 'Average order'],
  elsewhere: ['其他币种站点（{n} 笔）', 'Sites in another currency ({n} {n|order|orders})'],
  inCurrency: ['{what}（{currency}）', '{what} ({currency})'],
  range: ['时间范围', 'Time range'],
  member: ['成员', 'Account'],
  allMembers: ['全部成员', 'All accounts'],
  by: ['统计维度', 'Grouped by'],
  name: ['名称', 'Name'],
  share: ['占比', 'Share'],
  chart: ['{by}的采购金额', 'Purchasing volume {by}'],
  bar: ['{name}：{amount}，{n} 笔', '{name}: {amount}, {n} {n|order|orders}'],
  noCostCentre: ['未填写成本中心', 'No cost centre'],
  none: ['这段时间没有已付款的订单', 'No paid orders in this period'],
})
