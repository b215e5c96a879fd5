import * as z from 'zod/mini'
import { documentContract } from '../../core/document-contract'

export const {
  list: pageDeliveryComplaints,
  detail: deliveryComplaintDetail,
  step: stepDeliveryComplaint,
} = documentContract('/bbb/userCenter/deliveryComplaint', {
  about: {
    list: 'Delivery complaints of the buyer’s company, the latest first; a sub-account sees its own.',
    detail: 'A delivery complaint with what was done about it.',
    step: 'What its buyer does with it: `accept` the solution, or `withdraw` it.',
  },
  row: { waybillNo: z.string(), title: z.string() },
  /** `reply`: the solution, or why there is none. */
  more: { content: z.string(), reply: z.string() },
})

export type DeliveryComplaintRow = z.output<
  (typeof pageDeliveryComplaints)['shapes']['data']
>['content'][number]
