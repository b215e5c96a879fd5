import { isCallError } from '../../core/api/call-error'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { thirdBindings, unbindThird } from '../../session/third-party/third-party.contract'
import { securityInfo } from './security.contract'

/** Opens the security settings of the account, and the third parties that can sign in to it. */
export function openSecurity(scope: Scope) {
  const security = resource(
    async (signal) => {
      const [status, bindings] = await Promise.all([
        scope.call(securityInfo, {}, { signal, quiet: true }),
        scope.call(thirdBindings, {}, { signal, quiet: true }),
      ])
      return { ...status, bindings }
    },
    [scope.token.$token],
  )
  return {
    security,
    /** @returns whether the third party was removed. After a failure the client shows an error. */
    async unbind(channel: string): Promise<boolean> {
      try {
        await scope.call(unbindThird, { path: { channel } })
        return true
      } catch (error) {
        if (!isCallError(error)) throw error
        return false
      } finally {
        await security.reload()
      }
    },
  }
}

export type SecurityStore = ReturnType<typeof openSecurity>
