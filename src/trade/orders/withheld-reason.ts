import { dictionary } from '../../core/language/dictionary'

/** Reasons why an action allowed by the order's state is unavailable. The codes are our own. */
export const withheldReason = dictionary('withheldReason', {
  claimed: [10, '商品均已申请过售后', 'All pieces are in after-sales or have been refunded.'],
  late: [20, '已超过售后期限', 'The after-sales period is over.'],
  invoiced: [30, '没有可开票金额', 'No amount is left to invoice.'],
  commented: [40, '商品均已评价', 'All goods have been reviewed.'],
})
