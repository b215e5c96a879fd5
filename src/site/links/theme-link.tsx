import { useStore } from '@nanostores/react'
import type { ComponentProps } from 'react'
import type { Href, RouteName } from '../../core/hrefs'
import { routeTable, whereIs } from '../../core/routes'
import { useHref, useScope } from '../../ui/host'
import { Icon } from '../../ui/icon'
import { themeOf } from '../theme/theme.store'
import { addressOf, placeOf, type Link } from './link'

const isRoute = (name: string): name is RouteName => Object.hasOwn(routeTable(), name)

/** The href of one of the shop's pages; undefined: it has no such page. */
function insideHref(path: string, search: string, hash: string, href: Href): string | undefined {
  const { route, params, query } = whereIs(path, search)
  return route !== 'notFound' && isRoute(route) ? href(route, params, query) + hash : undefined
}

type Target = { href: string; outside: boolean }

/**
 * Where a link leads: pages of the shop go by their route, so that a host page may map them; other sites go
 * through the page that says so, where the shop has one.
 * @param hint false: the site wants no word before another site
 * @returns undefined: nowhere
 */
export function targetFor(link: Link, href: Href, hint = true): Target | undefined {
  const place = placeOf(addressOf(link))
  if (!place) return undefined
  if ('inside' in place) {
    const found = insideHref(place.inside.path, place.inside.search, place.inside.hash, href)
    return found === undefined ? undefined : { href: found, outside: false }
  }
  const { outside } = place
  const warned = hint
    ? insideHref('/link', String(new URLSearchParams({ target: outside })), '', href)
    : undefined
  return { href: warned ?? outside, outside: true }
}

/** The address to link to; undefined: the shop has no such page. */
export const targetOf = (link: Link, href: Href): string | undefined => targetFor(link, href)?.href

/** Where a link leads on this site, drawn anew when the host's routes or the site's word on hints change. */
export function useTarget(link: Link | undefined): Target | undefined {
  const href = useHref()
  const hint = useStore(themeOf(useScope()).$linkHint)
  return link === undefined ? undefined : targetFor(link, href, hint)
}

type ThemeLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** `/goods/list/all`, a whole address, an article; one that leads nowhere draws nothing. */
  url: Link
  /** Stays beside the words; a picture needs none. */
  mark?: boolean
}

/** A link from the brand site's own data; other sites open in a new tab. */
export function ThemeLink({ url, mark = true, children, ...rest }: ThemeLinkProps) {
  const target = useTarget(url)
  if (!target) return null
  return (
    <a {...rest} href={target.href} {...(target.outside && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
      {target.outside && mark && <Icon name="external" size={12} />}
    </a>
  )
}

/** A box of a block that is a link where it leads somewhere, and stands there as well where it does not. */
export function LinkedBox({
  url,
  ...rest
}: { url: Link | undefined; className: string } & ComponentProps<'a'>) {
  const leads = useTarget(url) !== undefined
  if (url !== undefined && leads) return <ThemeLink {...rest} url={url} mark={false} />
  return <div className={rest.className}>{rest.children}</div>
}
