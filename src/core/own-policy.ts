import type { TrustedTypePolicy, TrustedTypePolicyOptions, TrustedTypesWindow } from 'trusted-types/lib'
import { pinned } from './pinned'

/**
 * Our one Trusted Types policy, given only to what checks a text before or right after it is parsed. Nothing where the
 * browser has none, or where the page does not list ours: HTML cannot be parsed there.
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
