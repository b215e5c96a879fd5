/** Reserves a checkout for this run of the tests. @returns whether no other run has it */
export function lockCheckout(folder?: string): Promise<boolean>
