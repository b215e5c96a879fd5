/** Copies an object without a prototype, because the page may have extended Object.prototype. */
export const ownOnly = <T extends object>(given: T): T => ({ __proto__: null, ...given })
