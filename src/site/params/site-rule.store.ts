import { computed, type ReadableAtom } from 'nanostores'
import { unlessBug } from '../../core/call-error'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'

/**
 * A rule that holds until the brand site says otherwise, and where its back end knows no such rule. Only members are
 * told, so only they ask.
 */
export function siteRule(
  scope: Scope,
  read: (signal: AbortSignal) => Promise<boolean>,
): ReadableAtom<boolean> {
  const { $token } = scope.token
  const { $state } = resource(
    async (signal) => !$token.get() || ((await read(signal).catch(unlessBug)) ?? true),
    [$token],
    $token,
  )
  return computed($state, ({ value = true }) => value)
}
