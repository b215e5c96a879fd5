import { keywordOf } from '../../core/keyword'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import type { Scope } from '../../core/scope'
import { contractState } from './contract-state'
import { pageContracts, type ContractPage } from './contracts.contract'

/** What a list of contracts is narrowed by, under these names in its address. */
const contractFilters = ['state', 'keyword'] as const

/** Contracts of a company as its list shows them; what the list is narrowed by stands in the address. */
export const openContractList = (scope: Scope, place: Place) =>
  pagedList<ContractPage, (typeof contractFilters)[number]>(place, {
    filters: contractFilters,
    load({ filters: { state, keyword }, ...paging }, signal) {
      // Anybody may have written the address: what makes no sense counts as absent.
      const known = contractState.find(state || undefined)?.code
      const body = { ...paging, state: known, keyword: keywordOf(keyword) }
      return scope.call(pageContracts, { body }, { signal, quiet: true })
    },
    keys: [scope.token.$token, scope.$locale],
  })
