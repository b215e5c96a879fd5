import type { Wrong } from './judge-shape'
import { showValue } from '../../elements/runtime/misfit-words'
import { showPath } from './show-path'

/** Price fields for members only. Visitors may only see `goodsPrice`. */
const forMembers = ['goodsBrandPrice', 'salePrice', 'activityPrice', 'oldPrice', 'memPriceList']

/** Returns the price fields that a visitor must not see. For goods with hidden prices these are all of them. */
export function toldPrices(data: unknown): Wrong[] {
  const found: Wrong[] = []
  const walk = (value: unknown, path: PropertyKey[]) => {
    if (typeof value !== 'object' || value === null) return
    const fields = new Map<PropertyKey, unknown>(Object.entries(value))
    const hidden = fields.get('priceHidden') === true
    for (const field of hidden ? ['goodsPrice', ...forMembers] : forMembers) {
      if (!fields.has(field)) continue
      const expected = hidden ? 'no price, because priceHidden is true' : 'nothing: members alone are told it'
      found.push({ path: showPath([...path, field]), expected, found: showValue(fields.get(field)) })
    }
    for (const [key, inner] of Object.entries(value))
      walk(inner, [...path, Array.isArray(value) ? Number(key) : key])
  }
  walk(data, [])
  return found
}
