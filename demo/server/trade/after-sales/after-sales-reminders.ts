import { eventReminders } from '../../account/reminders/event-reminders'
import type { AfterSaleRow } from './after-sales-viewer'

/** Tells who ordered and who asked what happened to a case. */
export const tellAfterSales = eventReminders(
  {
    askReturn: {
      title: ['售后已通过，请退回商品', 'Please send the goods back'],
      content: [
        '售后单 {no} 已通过审核，请在 7 天内退回商品',
        'After-sales {no} was approved. Please send the goods back within 7 days.',
      ],
    },
    approve: {
      title: ['售后已通过', 'After-sales approved'],
      content: ['售后单 {no} 已通过审核', 'After-sales {no} was approved.'],
    },
    reject: {
      title: ['售后未通过', 'After-sales refused'],
      content: ['售后单 {no} 未通过：{reason}', 'After-sales {no} was refused: {reason}'],
    },
    failInspection: {
      title: ['退货验收未通过', 'Returned goods not accepted'],
      content: [
        '售后单 {no} 的退货未通过验收，将寄回给您：{reason}',
        'The goods of after-sales {no} were not accepted and come back to you: {reason}',
      ],
    },
    refund: {
      title: ['退款已完成', 'Refunded'],
      content: ['售后单 {no} 的退款已原路退回', 'The refund of after-sales {no} was made.'],
    },
    resend: {
      title: ['换货商品已发出', 'Exchanged goods are on their way'],
      content: ['售后单 {no} 的商品已补发，请留意收货', 'After-sales {no}: the goods are on their way.'],
    },
    lapse: {
      title: ['售后已关闭', 'After-sales closed'],
      content: [
        '售后单 {no} 超过 7 天未退回商品，已自动关闭',
        'After-sales {no}: nothing was sent back within 7 days.',
      ],
    },
    settle: {
      title: ['投诉已处理', 'Complaint settled'],
      content: ['售后单 {no} 的投诉已处理完成', 'The complaint about after-sales {no} was settled.'],
    },
  },
  ({ id, afterSaleNo, placedBy, appliedBy }: AfterSaleRow) => ({
    to: [placedBy, appliedBy],
    no: afterSaleNo,
    topic: 'afterSales',
    link: `/user/order/refund/${id}`,
  }),
)
