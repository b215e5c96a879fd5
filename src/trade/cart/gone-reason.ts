import type { CartLine } from './cart.contract'

/** Returns why no quantity of a line can be ordered. Undefined if a smaller quantity or a quotation is possible. */
export const goneReason = ({ invalidReason }: Pick<CartLine, 'invalidReason'>) =>
  invalidReason === 'tooMany' || invalidReason === 'unpriced' ? undefined : invalidReason
