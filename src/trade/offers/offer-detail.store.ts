import { byId } from '../../core/by-id'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { openOfferSteps } from './offer-steps.store'
import { offerDetail } from './offers.contract'

/** One quotation with all that was quoted and said; null where there is none. */
export function openOfferDetail(scope: Scope, offerId: string) {
  const offer = resource(
    (signal) =>
      byId(offerId, () => scope.call(offerDetail, { path: { id: offerId } }, { signal, quiet: true })),
    [scope.$locale],
  )
  return { offer, steps: openOfferSteps(scope, () => void offer.reload()) }
}
