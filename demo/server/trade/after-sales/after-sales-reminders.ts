import { eventReminders } from '../../account/reminders/event-reminders'
import type { AfterSaleRow } from './after-sales-viewer'

/** Reminders about cases, for the buyer and the applicant. */
export const tellAfterSales = eventReminders(
  {
    askReturn: {
      title: ['售后已通过，请退回商品', 'After-sales approved: please return the goods'],
      content: [
        '售后单 {no} 已通过审核，请在 7 天内退回商品',
        'After-sales case {no} has been approved. Please return the goods within 7 days.',
      ],
    },
    approve: {
      title: ['售后已通过', 'After-sales approved'],
      content: ['售后单 {no} 已通过审核', 'After-sales case {no} has been approved.'],
    },
    reject: {
      title: ['售后未通过', 'After-sales rejected'],
      content: ['售后单 {no} 未通过：{reason}', 'After-sales case {no} was rejected: {reason}'],
    },
    failInspection: {
      title: ['退货验收未通过', 'Returned goods failed inspection'],
      content: [
        '售后单 {no} 的退货未通过验收，将寄回给您：{reason}',
        'The goods returned for after-sales case {no} failed inspection and will be sent back to you: {reason}',
      ],
    },
    refund: {
      title: ['退款已完成', 'Refund completed'],
      content: [
        '售后单 {no} 的退款已原路退回',
        'The refund for after-sales case {no} has been returned to the original payment method.',
      ],
    },
    resend: {
      title: ['换货商品已发出', 'Replacement shipped'],
      content: [
        '售后单 {no} 的商品已补发，请留意收货',
        'The replacement for after-sales case {no} has been shipped. Please look out for the delivery.',
      ],
    },
    lapse: {
      title: ['售后已关闭', 'After-sales closed'],
      content: [
        '售后单 {no} 超过 7 天未退回商品，已自动关闭',
        'After-sales case {no} was closed automatically because the goods were not returned within 7 days.',
      ],
    },
    settle: {
      title: ['投诉已处理', 'Complaint settled'],
      content: [
        '售后单 {no} 的投诉已处理完成',
        'The complaint about after-sales case {no} has been settled.',
      ],
    },
  },
  ({ id, afterSaleNo, placedBy, appliedBy, siteId }: AfterSaleRow) => ({
    to: [placedBy, appliedBy],
    siteId,
    no: afterSaleNo,
    topic: 'afterSales',
    link: `/user/order/refund/${id}`,
  }),
)
