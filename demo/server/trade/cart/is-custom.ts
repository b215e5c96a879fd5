/** Whether a line is of goods that are made to order. */
export const isCustom = ({ shopCarBizType }: { shopCarBizType: number }) => shopCarBizType === 30
