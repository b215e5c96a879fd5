/** What money is demanded for. */
export const payPurposes = ['order', 'creditRepay', 'recharge', 'invoice'] as const
export type PayPurpose = (typeof payPurposes)[number]
