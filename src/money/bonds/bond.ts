import { form } from '../../core/form/form'
import { type CodeOf, dictionary, siteDictionary } from '../../core/language/dictionary'
import { machine } from '../../core/machine'

export const bondState = dictionary('bondState', {
  toBePaid: [10, '待缴纳', 'To be paid', 'waits'],
  pendingReview: [15, '待审核', 'Pending review', 'waits'],
  paid: [40, '已缴纳', 'Paid', 'done'],
  refundAsked: [50, '退还中', 'Refund in progress', 'moves'],
  refunded: [60, '已退还', 'Refunded', 'ended'],
})

/** Purposes of a bond. The codes are our own. */
export const bondKind = siteDictionary('bondKind', {
  performance: [10, '履约保证金', 'Performance bond'],
  bid: [20, '投标保证金', 'Bid bond'],
  warranty: [30, '质量保证金', 'Warranty bond'],
})

export type BondState = CodeOf<typeof bondState>

const { toBePaid, pendingReview, paid, refundAsked, refunded } = bondState.code

/** State machine of a bond: payment, refund request and refund. A voucher is reviewed like that of any payment. */
export const { steps: bondMachine, actions: bondActions } = machine(bondState, {
  steps: {
    receive: { from: [toBePaid, pendingReview], to: paid, by: ['gateway'] },
    askRefund: { from: [paid], to: refundAsked, by: ['buyer'] },
    refund: { from: [refundAsked], to: refunded, by: ['platform'] },
    keep: { from: [refundAsked], to: paid, by: ['platform'] },
  },
  actions: {
    /** Opens a pay order, whose payment moves the bond. */
    pay: { from: [toBePaid], by: ['buyer'] },
  },
})

/** Form fields of a request to refund a bond. */
export const refundFields = form('bondRefundForm', {
  reason: { type: 'textarea', label: ['退还说明', 'Reason'], required: true, max: 200 },
})
