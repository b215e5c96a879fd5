/** Checks a packed npm package with publint. @returns messages, none if it is correct */
export function publintFaults(bytes: Uint8Array<ArrayBuffer>): Promise<unknown[]>
/** Checks the types of a packed npm package with arethetypeswrong. */
export function typeProblems(bytes: Uint8Array<ArrayBuffer>): Promise<unknown>
