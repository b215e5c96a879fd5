import { eventReminders } from '../../account/reminders/event-reminders'

type ReminderOrder = { orderNo: string; placedBy: string; siteId: string }

/** Reminders about orders, for the buyer. */
export const tellOrder = eventReminders(
  {
    approve: {
      title: ['订单已通过审核', 'Order approved'],
      content: [
        '订单 {no} 已通过审核，请在 24 小时内付款',
        'Order {no} has been approved. Please pay within 24 hours.',
      ],
    },
    askSigning: {
      title: ['订单待签约', 'Contract to be signed'],
      content: [
        '订单 {no} 需要签署合同，请在 7 天内完成',
        'Order {no} needs a contract. Please sign it within 7 days.',
      ],
    },
    reject: {
      title: ['订单未通过审核', 'Order rejected'],
      content: ['订单 {no} 未通过审核：{reason}', 'Order {no} was rejected: {reason}'],
    },
    close: {
      title: ['订单已关闭', 'Order closed'],
      content: [
        '订单 {no} 超时未付款，已自动关闭',
        'Order {no} was not paid in time and has been closed automatically.',
      ],
    },
    lapse: {
      title: ['订单已关闭', 'Order closed'],
      content: [
        '订单 {no} 的合同未签署，已关闭',
        'Order {no} has been closed because its contract was not signed.',
      ],
    },
    shipPart: {
      title: ['订单部分发货', 'Order partly shipped'],
      content: ['订单 {no} 的一个包裹已发出', 'A parcel of order {no} has been shipped.'],
    },
    shipRest: {
      title: ['订单已发货', 'Order shipped'],
      content: [
        '订单 {no} 已全部发出，请留意收货',
        'Order {no} has been shipped in full. Please look out for the delivery.',
      ],
    },
    soon: {
      title: ['订单即将关闭', 'Order closing soon'],
      content: [
        '订单 {no} 将在 1 小时内关闭，请尽快付款',
        'Order {no} will be closed within 1 hour. Please pay as soon as possible.',
      ],
    },
  },
  ({ orderNo, placedBy, siteId }: ReminderOrder) => ({
    to: [placedBy],
    siteId,
    no: orderNo,
    topic: 'trade',
    link: `/user/order/${orderNo}`,
  }),
)
