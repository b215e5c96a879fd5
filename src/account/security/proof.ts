/** What a proof of being oneself is good for. */
export const proofPurposes = ['loginPassword', 'phone', 'email', 'secondPayPassword'] as const
export type ProofPurpose = (typeof proofPurposes)[number]

/** How somebody who is logged in proves to be the account's holder. */
export const proofWayNames = ['password', 'sms', 'email'] as const
export type ProofWay = (typeof proofWayNames)[number]
