import { scopeOf } from '../src/core/scope'
import { siteOf } from '../src/site/brand-site/brand-site.store'

/** Asks which brand site an element belongs to: most calls name it, so it is asked before the element's code is here. */
export const askSite = (element: Element) => siteOf(scopeOf(element)).id()
