import { openDocument } from '../../core/store/open-document'
import type { Scope } from '../../core/host/scope'
import { openOfferSteps } from './offer-steps.store'
import { offerDetail } from './offers.contract'

/** Opens one quotation with all quotes and messages. The value is null for an unknown id. */
export const openOfferDetail = (scope: Scope, id: string) =>
  openDocument(scope, id, (options) => scope.call(offerDetail, { path: { id } }, options), openOfferSteps)
