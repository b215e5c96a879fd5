/** Maximum length of a buyer's own number in characters. */
export const longestNumber = 50
