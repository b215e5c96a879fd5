import type { Customer } from './customer.table'

/** Multiplier that leaves a price unchanged, in ten-thousandths. */
export const unchanged = 10_000

/** Returns the company's multiplier of a channel account, at least 1.00. Older rows may contain lower values. */
export const companyMultiplier = ({ priceMultiplier }: Pick<Customer, 'priceMultiplier'>): number =>
  Math.max(unchanged, priceMultiplier)

/** Returns a channel account's total multiplier in ten-thousandths. Only the platform's part may be below 1.00. */
export const multiplierOf = (row: Pick<Customer, 'priceMultiplier' | 'platformMultiplier'>): number =>
  Math.round((companyMultiplier(row) * row.platformMultiplier) / unchanged)

/** Formats a multiplier for the API: `1.0800`. */
export const wireMultiplier = (multiplier: number): string => (multiplier / unchanged).toFixed(4)
