import type { Minor } from '../../../../src/core/money'

/**
 * Distributes an amount by weights without remainder: rounding differences go to the largest fractions, one unit each. No share exceeds its
 * weight as long as the amount does not exceed their sum.
 */
export function shareOut(amount: Minor, weights: readonly Minor[]): Minor[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map(() => 0)
  // Two amounts multiplied leave the exact numbers of a float.
  const parts = weights.map((weight) => {
    const product = BigInt(amount) * BigInt(weight)
    return { share: Number(product / BigInt(whole)), rest: Number(product % BigInt(whole)) }
  })
  const shares = parts.map(({ share }) => share)
  const order = parts
    .map((_, at) => at)
    .toSorted((a, b) => (parts[b]?.rest ?? 0) - (parts[a]?.rest ?? 0) || a - b)
  const open = amount - shares.reduce((sum, share) => sum + share, 0)
  for (const at of order.slice(0, open)) shares[at] = (shares[at] ?? 0) + 1
  return shares
}
