/** What money is demanded for. */
export const payPurposes = ['order', 'creditRepay', 'recharge'] as const
export type PayPurpose = (typeof payPurposes)[number]
