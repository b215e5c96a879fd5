/** Purposes of a payment. */
export const payPurposes = ['order', 'creditRepay', 'recharge', 'invoice', 'bond'] as const
export type PayPurpose = (typeof payPurposes)[number]
