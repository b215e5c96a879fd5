import { memoryUrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { billState } from './bill-state'
import { openCredit, type Credit } from './credit.store'

/** Opens the credit line with only the statements to be confirmed. */
export function openBillsToConfirm(scope: Scope): Credit {
  const urlState = memoryUrlState()
  urlState.setQuery({ state: String(billState.code.toBeConfirmed) })
  return openCredit(scope, urlState)
}
