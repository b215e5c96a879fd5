import { byId } from '../api/by-id'
import type { CallOptions } from '../api/client'
import { resource } from './resource'
import type { Scope } from '../host/scope'

/**
 * Opens one document with its steps. Its value is null if the document does not exist.
 * @param id from the address
 * @param load loads it; the page shows its failure
 * @param openSteps creates its steps; the document reloads after each
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
