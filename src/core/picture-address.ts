import type { Scope } from './scope'
import { safeUrl } from './safe-url'

/** The address of a picture that the server named, possibly relative to its own; empty when it is none. */
export const pictureAddress = (scope: Scope, named: string | undefined): string =>
  named ? safeUrl(named, 'media', scope.settings.api) : ''
