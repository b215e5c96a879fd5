import type { UrlState } from '../../core/address/url-state'
import { yes } from '../../core/api/shapes'
import type { Scope } from '../../core/host/scope'
import { pagedList } from '../../core/store/paged-list'
import { keywordOf } from '../../core/text/keyword'
import { requestState } from './request-state'
import { pageRequests } from './requests.contract'

const onlyEmergencies = (text: string) => (text === String(yes) ? yes : undefined)

/** Opens the list of purchase requests. The URL stores its filters. */
export const openRequestList = (scope: Scope, urlState: UrlState) =>
  pagedList(scope, urlState, {
    filters: { state: requestState, keyword: keywordOf, emergency: onlyEmergencies },
    load: (body, options) => scope.call(pageRequests, { body }, options),
  })
