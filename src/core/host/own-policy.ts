import type { TrustedTypePolicy, TrustedTypePolicyOptions, TrustedTypesWindow } from 'trusted-types/lib'
import { pinned } from './pinned'

/**
 * Returns our Trusted Types policy, used only where a text is checked before or right after parsing. Nothing if the
 * browser has no Trusted Types, or if the page does not allow the policy: HTML cannot be parsed then.
 */
export const ownPolicy = () =>
  pinned('policy', (): { policy: TrustedTypePolicy | null } => {
    const { trustedTypes }: Window & Pick<TrustedTypesWindow, 'trustedTypes'> = window
    const pass = (text: string) => text
    const rules: TrustedTypePolicyOptions = { createHTML: pass, createScriptURL: pass }
    try {
      return { policy: trustedTypes?.createPolicy('tradefront', rules) ?? null }
    } catch {
      return { policy: null }
    }
  }).policy
