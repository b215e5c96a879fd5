import type { Minor } from '../../core/money'
import type { Draft } from './checkout.contract'

/** What of a checkout points may pay, beside those that are deducted from its price. */
export const payableInPoints = ({ points, amounts }: Pick<Draft, 'points' | 'amounts'>): Minor =>
  Math.max(0, (points?.mostWorth ?? 0) - amounts.points)
