import { openOwnDocuments } from '../../core/own-documents'
import type { UrlState } from '../../core/url-state'
import type { Scope } from '../../core/scope'
import { contractState } from './contract-state'
import { pageContracts } from './contracts.contract'

/** Opens the list of the company's contracts. The URL stores its filters. */
export const openContractList = (scope: Scope, urlState: UrlState) =>
  openOwnDocuments(scope, urlState, pageContracts, contractState)
