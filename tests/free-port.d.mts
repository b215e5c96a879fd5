/** Returns an unused port. */
export function freePort(): Promise<number>
