/** Converts a boolean to the API's 10 (yes) and 20 (no). */
export const toYesNo = (condition: boolean): 10 | 20 => (condition ? 10 : 20)
