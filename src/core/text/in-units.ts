import { wholeNumber } from './whole-number'

/** A quantity in the default unit. `orderUnit`: the unit in which it was ordered. */
export type Counted = {
  unitName?: string | undefined
  orderUnit?: { unitName: string; ratio: number } | undefined
}

/** Formats a quantity: `36 件`, in boxes `3 箱 (36 件)`, and `1 箱 2 件 (14 件)` with a rest. */
export function inUnits(quantity: number, { unitName = '', orderUnit }: Counted): string {
  const pieces = `${wholeNumber(quantity)} ${unitName}`.trimEnd()
  if (!orderUnit || quantity < orderUnit.ratio) return pieces
  const whole = `${wholeNumber(Math.floor(quantity / orderUnit.ratio))} ${orderUnit.unitName}`
  const rest = quantity % orderUnit.ratio
  return `${whole}${rest > 0 ? ` ${wholeNumber(rest)} ${unitName}` : ''} (${pieces})`
}
