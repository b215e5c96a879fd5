import { eventReminders } from '../../account/reminders/event-reminders'
import type { InvoiceRow } from './invoice-viewer'

/** Reminders about applications for invoices. */
export const tellInvoice = eventReminders(
  {
    issue: {
      title: ['发票已开具', 'Invoice issued'],
      content: ['开票申请 {no} 已开具', 'The invoice for application {no} has been issued.'],
    },
    refuse: {
      title: ['开票申请被驳回', 'Invoice application rejected'],
      content: ['开票申请 {no} 被驳回：{reason}', 'Invoice application {no} was rejected: {reason}'],
    },
    mail: {
      title: ['发票已寄出', 'Invoice mailed'],
      content: ['开票申请 {no} 的纸质发票已寄出', 'The paper invoice for application {no} has been mailed.'],
    },
    redden: {
      title: ['发票已红冲', 'Invoice reversed'],
      content: [
        '退款后发票 {no} 已红冲，余额可重新申请开票',
        'Invoice {no} was reversed after a refund. You can apply for an invoice for the remaining amount.',
      ],
    },
    charge: {
      title: ['发票费用待支付', 'Invoice charge to be paid'],
      content: ['开票申请 {no} 有费用待支付', 'Invoice application {no} has a charge to be paid.'],
    },
  },
  ({ applyNo, placedBy, siteId }: InvoiceRow, event) => ({
    to: [placedBy],
    siteId,
    no: applyNo,
    topic: 'money',
    link: event === 'charge' ? '/user/invoice/payment' : '/user/invoice',
  }),
)
