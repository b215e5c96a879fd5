import { keywordOf } from '../../core/keyword'
import { pagedList } from '../../core/paged-list'
import type { UrlState } from '../../core/url-state'
import type { Scope } from '../../core/scope'
import { contractState } from './contract-state'
import { pageContracts } from './contracts.contract'

/** Contracts of a company as its list shows them; what the list is narrowed by stands in the address. */
export const openContractList = (scope: Scope, urlState: UrlState) =>
  pagedList(scope, urlState, {
    filters: { state: contractState, keyword: keywordOf },
    load: (body, options) => scope.call(pageContracts, { body }, options),
  })
