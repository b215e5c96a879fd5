import { wholeNumber } from './whole-number'

/** What is counted, in its default unit; `orderUnit`: the one that it was ordered in. */
export type Counted = {
  unitName?: string | undefined
  orderUnit?: { unitName: string; ratio: number } | undefined
}

/** A quantity in words: `36 件`, of boxes `3 箱 (36 件)`, and `1 箱 2 件 (14 件)` where not all of them are whole. */
export function inUnits(quantity: number, { unitName = '', orderUnit }: Counted): string {
  const pieces = `${wholeNumber(quantity)} ${unitName}`.trimEnd()
  if (!orderUnit || quantity < orderUnit.ratio) return pieces
  const whole = `${wholeNumber(Math.floor(quantity / orderUnit.ratio))} ${orderUnit.unitName}`
  const rest = quantity % orderUnit.ratio
  return `${whole}${rest > 0 ? ` ${wholeNumber(rest)} ${unitName}` : ''} (${pieces})`
}
