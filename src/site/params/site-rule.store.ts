import { computed, type ReadableAtom } from 'nanostores'
import { unlessBug } from '../../core/api/call-error'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'

/**
 * Creates a store for a rule of the brand site. Only members can load it.
 * @param otherwise value for guests, before the response, and after a failure
 */
export function siteRule(
  scope: Scope,
  otherwise: boolean,
  read: (signal: AbortSignal) => Promise<boolean>,
): ReadableAtom<boolean> {
  const { $token } = scope.token
  const { $state } = resource(
    async (signal) => ($token.get() ? ((await read(signal).catch(unlessBug)) ?? otherwise) : otherwise),
    [$token],
    $token,
  )
  return computed($state, ({ value = otherwise }) => value)
}
