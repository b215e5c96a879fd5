import { pinned } from '../../src/core/host/pinned'
import { toastHost, scopeFor, type Scope } from '../../src/core/host/scope'
import type { Settings } from '../../src/core/host/settings'

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
 * The scope of a page that was just loaded: no store of the page before is left. Modules stay, because with them the
 * server's would be evaluated and seeded anew.
 */
export function freshScope(settings: Partial<Settings> = {}): Scope {
  // Another test's elements may have been here, and draw notices on a page that there is none of.
  toastHost.show = () => {}
  pinned('scopes', () => new Map<string, Scope>()).clear()
  return scopeFor({ ...defaults, ...settings })
}
