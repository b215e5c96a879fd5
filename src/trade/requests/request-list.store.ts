import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { openOwnDocuments } from '../../core/store/own-documents'
import { requestState } from './request-state'
import { pageRequests } from './requests.contract'

/** Opens the list of purchase requests. The URL stores its filters. */
export const openRequestList = (scope: Scope, urlState: UrlState) =>
  openOwnDocuments(scope, urlState, pageRequests, requestState)
