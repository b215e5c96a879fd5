import { cleanStores } from 'nanostores'
import { pinned } from '../../src/core/host/pinned'
import { toastHost, scopeFor, type Scope } from '../../src/core/host/scope'
import type { Settings } from '../../src/core/host/settings'
import { $everythingAgain } from '../../src/core/store/everything-again'
import { $readers } from '../../src/core/store/reader'

const defaults: Settings = {
  api: '/api',
  site: '',
  lang: '',
  home: '',
  routes: '',
  theme: '',
  currency: '',
}

/**
 * Stops the stores of earlier pages. The counters that make stores reload belong to the browser's page, but outlive a test:
 * otherwise each login of a later test reloads the stores of all earlier tests of the worker.
 */
function leaveEarlierPages() {
  cleanStores($readers, $everythingAgain)
}

/**
 * Creates the scope of a newly loaded page without stores of earlier pages. Modules are not reloaded, because the
 * server's modules would then be evaluated and seeded again.
 */
export function freshScope(settings: Partial<Settings> = {}): Scope {
  leaveEarlierPages()
  // Elements of another test may have installed a toast host, which needs a real page.
  toastHost.show = () => {}
  pinned('scopes', () => new Map<string, Scope>()).clear()
  pinned('known-abilities', () => new Map<string, boolean>()).clear()
  const started = pinned('start', (): object => ({}))
  for (const key of Object.keys(started)) Reflect.deleteProperty(started, key)
  return scopeFor({ ...defaults, ...settings })
}
