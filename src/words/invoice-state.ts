import { dictionary } from '../core/language/dictionary'

export const invoiceState = dictionary('invoiceState', {
  notApplied: [10, '未申请', 'Not applied', 'ended'],
  pending: [20, '待开票', 'Pending invoicing', 'waits'],
  invoiced: [25, '已开票', 'Invoiced', 'moves'],
  mailed: [30, '已邮寄', 'Mailed', 'moves'],
  completed: [40, '已完成', 'Completed', 'done'],
})
