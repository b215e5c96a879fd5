import { openOwnDocuments } from '../../core/own-documents'
import type { Place } from '../../core/place'
import type { Scope } from '../../core/scope'
import { contractState } from './contract-state'
import { pageContracts } from './contracts.contract'

/** Contracts of a company as its list shows them; what the list is narrowed by stands in the address. */
export const openContractList = (scope: Scope, place: Place) =>
  openOwnDocuments(scope, place, { list: pageContracts }, contractState)
