import type { Customer } from './customer.table'

/** Ten-thousandths that leave a price as it is. */
export const unchanged = 10_000

/** What a company set for its channel account: a row from before 1.00 became the least counts as 1.00. */
export const companyMultiplier = ({ priceMultiplier }: Pick<Customer, 'priceMultiplier'>): number =>
  Math.max(unchanged, priceMultiplier)

/** What a channel account pays of its company's price, in ten-thousandths: only the platform's part is below 1.00. */
export const multiplierOf = (row: Pick<Customer, 'priceMultiplier' | 'platformMultiplier'>): number =>
  Math.round((companyMultiplier(row) * row.platformMultiplier) / unchanged)

/** `1.0800` */
export const wireMultiplier = (multiplier: number): string => (multiplier / unchanged).toFixed(4)
