import { openOwnDocuments } from '../../core/store/own-documents'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { contractState } from './contract'
import { pageContracts } from './contracts.contract'

/** Opens the list of the company's contracts. The URL stores its filters. */
export const openContractList = (scope: Scope, urlState: UrlState) =>
  openOwnDocuments(scope, urlState, pageContracts, contractState)
