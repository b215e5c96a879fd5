import { eventReminders } from '../../account/reminders/event-reminders'
import type { InvoiceRow } from './invoice-viewer'

/** Tells who asked what happened to an application. */
export const tellInvoice = eventReminders(
  {
    issue: {
      title: ['发票已开具', 'Invoice issued'],
      content: ['开票申请 {no} 已开具', 'The invoice of application {no} is issued.'],
    },
    refuse: {
      title: ['开票申请被驳回', 'Invoice refused'],
      content: ['开票申请 {no} 被驳回：{reason}', 'Application {no} was refused: {reason}'],
    },
    mail: {
      title: ['发票已寄出', 'Invoice mailed'],
      content: ['开票申请 {no} 的纸质发票已寄出', 'The invoice of application {no} is on its way.'],
    },
    redden: {
      title: ['发票已红冲', 'Invoice undone'],
      content: [
        '退款后发票 {no} 已红冲，余额可重新申请开票',
        'After the refund invoice {no} was undone. The rest can be invoiced anew.',
      ],
    },
    charge: {
      title: ['发票费用待支付', 'Invoice: something is to be paid'],
      content: ['开票申请 {no} 有费用待支付', 'Something is to be paid for application {no}.'],
    },
  },
  ({ applyNo, placedBy }: InvoiceRow, event) => ({
    to: [placedBy],
    no: applyNo,
    topic: 'money',
    link: event === 'charge' ? '/user/invoice/payment' : '/user/invoice',
  }),
)
