import { openDocument } from '../../core/open-document'
import type { Scope } from '../../core/scope'
import { openOfferSteps } from './offer-steps.store'
import { offerDetail } from './offers.contract'

/** One quotation with all that was quoted and said; null where there is none. */
export const openOfferDetail = (scope: Scope, id: string) =>
  openDocument(scope, id, (options) => scope.call(offerDetail, { path: { id } }, options), openOfferSteps)
