/** Copies an object without inheriting what the page may have put on Object.prototype. */
export const ownOnly = <T extends object>(given: T): T => ({ __proto__: null, ...given })
