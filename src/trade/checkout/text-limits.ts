/** Maximum length of a buyer's own number in characters. */
export const longestNumber = 50

/** Maximum length of a remark in characters. */
export const longestRemark = 50

/** Maximum length of a reason for or against a purchase in characters. */
export const longestReason = 200
