import { openDocument } from '../../core/store/open-document'
import type { Scope } from '../../core/host/scope'
import { openSteps } from '../../core/store/steps'
import { saveFile } from '../../site/files/save-file'
import * as contract from './contracts.contract'
import { contractMessages } from './contracts.messages'

/** Opens one contract with its steps. The value is null for an unknown id. */
export function openContractDetail(scope: Scope, id: string) {
  const { call } = scope
  const path = { id }
  return openDocument(
    scope,
    id,
    (options) => call(contract.contractDetail, { path }, options),
    (_, changed) => {
      const { $busy, take, bring } = openSteps(scope, contractMessages, changed)
      return {
        $busy,
        /** @param hash hash of the shown text */
        sign: (name: string, hash: string) =>
          take(id, () => call(contract.signContract, { path, body: { name, hash } }), 'signed'),
        withdraw: () => take(id, () => call(contract.withdrawContract, { path }), 'withdrawn'),
        download: () =>
          bring(id, async () => {
            const { url, fileName } = await call(contract.contractFile, { path })
            return saveFile(scope, url, fileName)
          }),
      }
    },
  )
}

export type ContractSteps = ReturnType<typeof openContractDetail>['steps']
