import type { CartLine } from './cart.contract'

/** Why no quantity of a line can be ordered; nothing where some can. */
export const goneReason = ({ invalidReason }: Pick<CartLine, 'invalidReason'>) =>
  invalidReason === 'tooMany' ? undefined : invalidReason
