/** Returns whether a line contains made-to-order goods. */
export const isCustom = ({ shopCarBizType }: { shopCarBizType: number }) => shopCarBizType === 30
