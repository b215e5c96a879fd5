import type { Minor } from '../../core/money'
import type { Draft } from './checkout.contract'

/** Returns the amount payable in points, beyond those already deducted from the price. */
export const payableInPoints = ({ points, amounts }: Pick<Draft, 'points' | 'amounts'>): Minor =>
  Math.max(0, (points?.mostWorth ?? 0) - amounts.points)
