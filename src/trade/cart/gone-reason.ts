import type { CartLine } from './cart.contract'

/** Why no quantity of a line can be ordered; nothing where some can, or where a quotation is all that it needs. */
export const goneReason = ({ invalidReason }: Pick<CartLine, 'invalidReason'>) =>
  invalidReason === 'tooMany' || invalidReason === 'unpriced' ? undefined : invalidReason
