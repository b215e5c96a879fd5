import { isRouteName, type Href } from '../../core/address/hrefs'
import { whereIs } from '../../core/address/routes'
import { linkAddress, targetAt, type Link } from './link'

/** Returns the href of a shop page, or undefined if no such page exists. */
function insideHref(path: string, search: string, hash: string, href: Href): string | undefined {
  const { route, params, query } = whereIs(path, search)
  return route !== 'notFound' && isRouteName(route) ? href(route, params, query) + hash : undefined
}

export type Target = { href: string; outside: boolean }

/**
 * Resolves a link. Pages of the shop use their routes, so that a host page can map them. Other sites open the hint page
 * first.
 * @param hint false skips the hint page
 * @returns undefined for a link without a valid target
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

/** Returns the URL of a link, or undefined if no such page exists. */
export const targetOf = (link: Link, href: Href): string | undefined => targetFor(link, href)?.href
