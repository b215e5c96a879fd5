import { computed } from 'nanostores'
import { noteDrawn } from '../../core/store/drawing'
import { shared, type Scope } from '../../core/host/scope'
import { siteOf } from './brand-site.store'

/** Optional features of a back end, with patterns of their paths. HTTP 404 for such a path means the feature is missing. */
const features = {
  // Only the settings can say so: removing the line after a failed call would move the page.
  arrivals: undefined,
  coupons: /\/coupon\//,
  favourites: /\/collection\//,
  priceTrace: /\/priceTrace/,
  quotations: /\/offer\//,
  reviews: /\/comment/,
} satisfies Record<string, RegExp | undefined>
export type Feature = keyof typeof features

export const featuresOf = shared('features', (scope) => {
  const { $missingCalls } = scope
  noteDrawn<readonly string[]>({
    value: () => ($missingCalls.get().length > 0 ? $missingCalls.get() : undefined),
    set: (paths) => $missingCalls.set(paths),
    underWay: () => undefined,
    again() {},
  })
  return computed([siteOf(scope).$currency, $missingCalls], (currency, missing) => (feature: Feature) => {
    const isListed = currency.features?.includes(feature) ?? true
    return isListed && !missing.some((path) => features[feature]?.test(path))
  })
})

/**
 * Returns whether the back end supports a feature, from its settings and from calls that returned 404. Waits for the
 * settings on the first visit.
 * @throws CallError
 */
export async function hasFeature(scope: Scope, feature: Feature) {
  await siteOf(scope).currencyRead()
  return featuresOf(scope).get()(feature)
}
