import { parcelFields } from '../../core/documents/parcel'
import type { Desk } from '../../core/operator/desk'
import { payOut } from './pay-out'
import { approve, passInspection, refuseCase, resendGoods, takeIn } from './platform-steps'
import { waitingCases } from './waiting-cases'

const reason = { name: 'reason', label: ['原因', 'Reason'], kind: 'text' } as const

/** Desk queue of applications for refunds, returns, exchanges and cancellations. */
export const desk = {
  title: ['售后', 'After-sales'],
  permission: 'service',
  ...waitingCases,
  actions: {
    approve: {
      label: ['通过', 'Approve'],
      fields: [
        {
          name: 'returnTo',
          label: ['退货地址，留空用默认地址', 'Return address; leave empty for the default address'],
          kind: 'text',
          optional: true,
        },
      ],
      act: (id, { returnTo }) => approve(id, returnTo),
    },
    reject: {
      label: ['驳回', 'Reject'],
      fields: [reason],
      act: (id, values) => refuseCase(id, 'reject', values.reason),
    },
    takeIn: { label: ['确认收到退货', 'Confirm return received'], act: (id) => takeIn(id) },
    pass: {
      label: ['验收通过', 'Pass inspection'],
      asks: ['各行入库数量：', 'Quantity of each line to restock:'],
      act: (id, values) => passInspection(id, values),
    },
    fail: {
      label: ['验收不通过', 'Fail inspection'],
      fields: [reason],
      act: (id, values) => refuseCase(id, 'failInspection', values.reason),
    },
    refund: {
      label: ['退款', 'Refund'],
      asks: ['退款后不能撤回。', 'A refund cannot be taken back.'],
      act: (id) => payOut(id),
    },
    resend: {
      label: ['补发', 'Ship replacement'],
      fields: parcelFields,
      act: (id, values) => resendGoods(id, values),
    },
  },
} satisfies Desk
