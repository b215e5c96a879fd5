/** Placeholder for an invalid API address, which is already logged on the console. */
export const noAddress = 'https://api.invalid'
