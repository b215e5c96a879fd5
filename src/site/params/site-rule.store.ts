import { computed, type ReadableAtom } from 'nanostores'
import { unlessBug } from '../../core/call-error'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'

/**
 * A rule of the brand site. Only members are told, so only they ask.
 * @param otherwise holds for visitors, until the site has answered, and where it cannot be asked
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
