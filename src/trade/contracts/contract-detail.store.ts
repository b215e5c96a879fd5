import { byId } from '../../core/by-id'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { openSteps } from '../../core/steps'
import { saveFile } from '../../site/files/save-file'
import * as contract from './contracts.contract'
import { contractMessages } from './contracts.messages'

/** One contract, and what its buyer does with it; null where there is none. */
export function openContractDetail(scope: Scope, contractId: string) {
  const { call } = scope
  const path = { id: contractId }
  const detail = resource(
    (signal) => byId(contractId, () => call(contract.contractDetail, { path }, { signal, quiet: true })),
    [scope.$locale],
  )

  const { $busy, take, bring } = openSteps(scope, contractMessages, () => void detail.reload())

  return {
    detail,
    $busy,
    /** @param hash of the text that was shown */
    sign: (name: string, hash: string) =>
      take(contractId, () => call(contract.signContract, { path, body: { name, hash } }), 'signed'),
    withdraw: () => take(contractId, () => call(contract.withdrawContract, { path }), 'withdrawn'),
    download: () =>
      bring(contractId, async () => {
        const { url, fileName } = await call(contract.contractFile, { path })
        return saveFile(scope, url, fileName)
      }),
  }
}

export type ContractStore = ReturnType<typeof openContractDetail>
