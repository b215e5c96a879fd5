import type { Scope } from '../host/scope'
import { safeUrl } from './safe-url'

/** Returns the address of a picture, which may be relative to the server. Empty if invalid. */
export const pictureAddress = (scope: Scope, named: string | undefined): string =>
  named ? safeUrl(named, 'media', scope.settings.api) : ''
