import { isRouteName, type Href } from '../../core/hrefs'
import { whereIs } from '../../core/routes'
import { linkAddress, targetAt, type Link } from './link'

/** The href of one of the shop's pages; undefined: it has no such page. */
function insideHref(path: string, search: string, hash: string, href: Href): string | undefined {
  const { route, params, query } = whereIs(path, search)
  return route !== 'notFound' && isRouteName(route) ? href(route, params, query) + hash : undefined
}

export type Target = { href: string; outside: boolean }

/**
 * Where a link leads: pages of the shop go by their route, so that a host page may map them; other sites go
 * through the page that says so.
 * @param hint false: the site wants no word before another site
 * @returns undefined: nowhere
 */
export function targetFor(link: Link, href: Href, hint = true): Target | undefined {
  const leadsTo = targetAt(linkAddress(link))
  if (!leadsTo) return undefined
  if ('inside' in leadsTo) {
    const found = insideHref(leadsTo.inside.path, leadsTo.inside.search, leadsTo.inside.hash, href)
    return found === undefined ? undefined : { href: found, outside: false }
  }
  const { outside } = leadsTo
  return { href: hint ? href('linkHint', {}, { target: outside }) : outside, outside: true }
}

/** The address to link to; undefined: the shop has no such page. */
export const targetOf = (link: Link, href: Href): string | undefined => targetFor(link, href)?.href
