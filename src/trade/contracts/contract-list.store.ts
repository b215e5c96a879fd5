import { openOwnDocuments } from '../../core/own-documents'
import type { UrlState } from '../../core/url-state'
import type { Scope } from '../../core/scope'
import { contractState } from './contract-state'
import { pageContracts } from './contracts.contract'

/** Contracts of a company as its list shows them; what the list is narrowed by stands in the address. */
export const openContractList = (scope: Scope, urlState: UrlState) =>
  openOwnDocuments(scope, urlState, pageContracts, contractState)
