/** The wire's yes and no. */
export const yesIf = (condition: boolean): 10 | 20 => (condition ? 10 : 20)
