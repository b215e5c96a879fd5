/** Purposes of an identity check. */
export const proofPurposes = ['loginPassword', 'phone', 'email', 'secondPayPassword'] as const
export type ProofPurpose = (typeof proofPurposes)[number]

/** Methods of an identity check for a logged-in user. */
export const proofWayNames = ['password', 'sms', 'email'] as const
export type ProofWay = (typeof proofWayNames)[number]
