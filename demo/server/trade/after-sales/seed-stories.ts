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
  /** Days since the application. */
  ago: number
  events: AfterSalesEvent[]
  /** A code of `returnMethod`. Default: sent back. */
  method?: number
}

const { exchange, refund, returnAndRefund } = afterSalesType.code
const { noneNeeded } = returnMethod.code
const inspected: AfterSalesEvent[] = ['approve', 'sendBack', 'takeIn', 'pass']

/** Cases of delivered goods in every state. Open ones come first, because they need recent orders. */
export const stories: readonly AfterSalesStory[] = [
  { type: returnAndRefund, ago: 0.1, events: [] },
  { type: exchange, ago: 0.4, events: [] },
  { type: refund, ago: 0.8, events: [] },
  { type: returnAndRefund, ago: 1.2, events: ['approve'] },
  { type: exchange, ago: 2.4, events: ['approve'] },
  { type: returnAndRefund, ago: 2.2, events: ['approve', 'sendBack'] },
  { type: returnAndRefund, ago: 3.1, events: ['approve', 'sendBack', 'takeIn'] },
  { type: returnAndRefund, ago: 3.6, events: inspected },
  { type: refund, ago: 1.5, events: ['approve'] },
  { type: exchange, ago: 4.4, events: inspected },
  { type: exchange, ago: 5.2, events: [...inspected, 'resend'] },
  { type: exchange, ago: 2.9, method: noneNeeded, events: ['approve', 'resend'] },
  { type: returnAndRefund, ago: 2.6, events: ['reject'] },
  { type: refund, ago: 4.8, events: ['reject', 'reapply', 'reject'] },
  { type: returnAndRefund, ago: 6.5, events: ['approve', 'sendBack', 'takeIn', 'fail'] },
  { type: returnAndRefund, ago: 9, events: ['reject', 'reapply', ...inspected, 'refund'] },
  { type: returnAndRefund, ago: 12, events: [...inspected, 'refund'] },
  { type: returnAndRefund, ago: 15, method: noneNeeded, events: ['approve', 'refund'] },
  { type: refund, ago: 17, events: ['approve', 'refund'] },
  { type: exchange, ago: 16, events: [...inspected, 'resend', 'confirm'] },
  { type: exchange, ago: 26, method: noneNeeded, events: ['approve', 'resend', 'confirm'] },
  { type: returnAndRefund, ago: 8, events: ['withdraw'] },
  { type: exchange, ago: 19, events: ['approve', 'withdraw'] },
  { type: returnAndRefund, ago: 30, events: ['approve', 'lapse'] },
]
