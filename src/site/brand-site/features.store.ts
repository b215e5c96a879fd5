import { computed } from 'nanostores'
import { noteDrawn } from '../../core/drawing'
import { shared, type Scope } from '../../core/scope'
import { siteOf } from './brand-site.store'

/** Parts that a back end may go without, and the calls by which its lack shows: a path that it answers with HTTP 404. */
const features = {
  coupons: /\/coupon\//,
  favourites: /\/collection\//,
  quotations: /\/offer\//,
  reviews: /\/comment/,
}
export type Feature = keyof typeof features

export const featuresOf = shared('features', (scope) => {
  const { $missingCalls } = scope
  noteDrawn<readonly string[]>({
    value: () => ($missingCalls.get().length > 0 ? $missingCalls.get() : undefined),
    set: (paths) => $missingCalls.set(paths),
    underWay: () => undefined,
    again() {},
  })
  return computed([siteOf(scope).$currency, $missingCalls], (said, missing) => (feature: Feature) => {
    const isSaid = said.features?.includes(feature) ?? true
    return isSaid && !missing.some((path) => features[feature].test(path))
  })
})

/** Whether the back end has a part, as far as it is known: what it said once, and what it answered 404. */
export const hasFeature = (scope: Scope, feature: Feature) => featuresOf(scope).get()(feature)
