import { siteDictionary } from '../../core/language/dictionary'

/** Topics of reminders. A buyer can turn each of them off. The codes are our own. */
export const reminderTopic = siteDictionary('noticeTopic', {
  trade: [10, '订单与询价', 'Orders and quotations'],
  afterSales: [20, '售后与投诉', 'After-sales and complaints'],
  money: [30, '资金与发票', 'Funds and invoices'],
  account: [40, '账户与其他', 'Account and others'],
})

export type ReminderTopic = keyof typeof reminderTopic.code
