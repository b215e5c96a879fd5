/** What money is demanded for. */
export const payPurposes = ['order'] as const
export type PayPurpose = (typeof payPurposes)[number]
