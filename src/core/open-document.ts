import { byId } from './by-id'
import type { CallOptions } from './client'
import { resource } from './resource'
import type { Scope } from './scope'

/**
 * One document, and what its buyer does with it; null: there is none.
 * @param id as the address has it
 * @param load asks for it; who asks says nothing about a failure, the page does
 * @param openSteps what is done with documents of its kind, which is asked for again after each
 */
export function openDocument<Document, Steps>(
  scope: Scope,
  id: string,
  load: (options: Pick<CallOptions, 'signal' | 'quiet'>) => Promise<Document>,
  openSteps: (scope: Scope, changed: () => void) => Steps,
) {
  const document = resource((signal) => byId(id, () => load({ signal, quiet: true })), [scope.$locale])
  return { document, steps: openSteps(scope, () => void document.reload()) }
}
