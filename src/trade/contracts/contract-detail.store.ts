import { atom } from 'nanostores'
import { byId } from '../../core/by-id'
import { speaker } from '../../core/messages'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { saveFile } from '../../site/files/save-file'
import * as contract from './contracts.contract'
import { contractMessages } from './contracts.messages'

/** One contract, and what its buyer does with it; null where there is none. Failures are said by the client. */
export function openContractDetail(scope: Scope, contractId: string) {
  const { call } = scope
  const path = { id: contractId }
  const $busy = atom(false)
  const detail = resource(
    (signal) => byId(contractId, () => call(contract.contractDetail, { path }, { signal, quiet: true })),
    [scope.$locale],
  )

  /** @returns whether it was done */
  async function run(work: () => Promise<unknown>, done?: 'signed' | 'withdrawn'): Promise<boolean> {
    if ($busy.get()) return false
    $busy.set(true)
    try {
      await work()
      if (done) scope.notices.toast('success', speaker(contractMessages, scope.$locale.get())(done))
      return true
    } catch {
      return false
    } finally {
      $busy.set(false)
      // It may have changed meanwhile.
      if (done) void detail.reload()
    }
  }

  return {
    detail,
    $busy,
    /** @param hash of the text that was shown */
    sign: (name: string, hash: string) =>
      run(() => call(contract.signContract, { path, body: { name, hash } }), 'signed'),
    withdraw: () => run(() => call(contract.withdrawContract, { path }), 'withdrawn'),
    download: () =>
      run(async () => {
        const { url, fileName } = await call(contract.contractFile, { path })
        await saveFile(scope, url, fileName)
      }),
  }
}

export type ContractStore = ReturnType<typeof openContractDetail>
