import { afterSalesType } from '../../../../src/trade/after-sales/after-sales-type'
import type { AfterSalesType } from '../../../../src/trade/after-sales/after-sales-terms'
import { returnMethod } from '../../../../src/trade/after-sales/return-method'

export type AfterSalesEvent =
  | 'approve'
  | 'reject'
  | 'reapply'
  | 'sendBack'
  | 'takeIn'
  | 'pass'
  | 'fail'
  | 'refund'
  | 'resend'
  | 'confirm'
  | 'withdraw'
  | 'lapse'

export type AfterSalesStory = {
  type: AfterSalesType
  /** Days since it was asked for. */
  ago: number
  deeds: AfterSalesEvent[]
  /** A code of `returnMethod`; default: sent back. */
  method?: number
}

const { exchange, refund, returnAndRefund } = afterSalesType.code
const { noneNeeded } = returnMethod.code
const inspected: AfterSalesEvent[] = ['approve', 'sendBack', 'takeIn', 'pass']

/** After-sales of goods that arrived, in every state; those that are under way first, because they need late orders. */
export const stories: readonly AfterSalesStory[] = [
  { type: returnAndRefund, ago: 0.1, deeds: [] },
  { type: exchange, ago: 0.4, deeds: [] },
  { type: refund, ago: 0.8, deeds: [] },
  { type: returnAndRefund, ago: 1.2, deeds: ['approve'] },
  { type: exchange, ago: 2.4, deeds: ['approve'] },
  { type: returnAndRefund, ago: 2.2, deeds: ['approve', 'sendBack'] },
  { type: returnAndRefund, ago: 3.1, deeds: ['approve', 'sendBack', 'takeIn'] },
  { type: returnAndRefund, ago: 3.6, deeds: inspected },
  { type: refund, ago: 1.5, deeds: ['approve'] },
  { type: exchange, ago: 4.4, deeds: inspected },
  { type: exchange, ago: 5.2, deeds: [...inspected, 'resend'] },
  { type: exchange, ago: 2.9, method: noneNeeded, deeds: ['approve', 'resend'] },
  { type: returnAndRefund, ago: 2.6, deeds: ['reject'] },
  { type: refund, ago: 4.8, deeds: ['reject', 'reapply', 'reject'] },
  { type: returnAndRefund, ago: 6.5, deeds: ['approve', 'sendBack', 'takeIn', 'fail'] },
  { type: returnAndRefund, ago: 9, deeds: ['reject', 'reapply', ...inspected, 'refund'] },
  { type: returnAndRefund, ago: 12, deeds: [...inspected, 'refund'] },
  { type: returnAndRefund, ago: 15, method: noneNeeded, deeds: ['approve', 'refund'] },
  { type: refund, ago: 17, deeds: ['approve', 'refund'] },
  { type: exchange, ago: 16, deeds: [...inspected, 'resend', 'confirm'] },
  { type: exchange, ago: 26, method: noneNeeded, deeds: ['approve', 'resend', 'confirm'] },
  { type: returnAndRefund, ago: 8, deeds: ['withdraw'] },
  { type: exchange, ago: 19, deeds: ['approve', 'withdraw'] },
  { type: returnAndRefund, ago: 30, deeds: ['approve', 'lapse'] },
]
