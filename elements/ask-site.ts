import { scopeOf } from '../src/core/host/scope'
import { siteOf } from '../src/site/brand-site/brand-site.store'

/** Requests the brand site of an element before its code is loaded, because most calls need it. */
export const askSite = (element: Element) => siteOf(scopeOf(element)).id()
