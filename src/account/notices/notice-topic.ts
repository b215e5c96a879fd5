import { dictionary } from '../../core/dictionary'

/** What reminders are about: a buyer may want some and not others. The codes are ours. */
export const noticeTopic = dictionary('noticeTopic', {
  trade: [10, '订单与询价', 'Orders and quotations'],
  afterSales: [20, '售后与投诉', 'After-sales and complaints'],
  money: [30, '资金与发票', 'Funds and invoices'],
  account: [40, '账户与其他', 'Account and others'],
})

const { trade, afterSales, money, account } = noticeTopic.code

const paths: readonly (readonly [RegExp, number])[] = [
  [/^\/user\/order\/(refund|complaint)/, afterSales],
  [/^\/(user\/(order|offer|enquiry|contract)|cart)/, trade],
  [/^\/user\/(credit|deposit|bond|reimbursement|invoice|points|coupon)/, money],
]

/** What a reminder is about, told by the page that it leads to. */
export const topicOf = (link: string): number => paths.find(([path]) => path.test(link))?.[1] ?? account
