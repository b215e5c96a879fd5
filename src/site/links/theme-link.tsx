import type { ComponentProps } from 'react'
import type { Href, RouteName } from '../../core/hrefs'
import { routeTable, whereIs } from '../../core/routes'
import { useHref } from '../../ui/host'
import { Icon } from '../../ui/icon'

const isRoute = (name: string): name is RouteName => Object.hasOwn(routeTable(), name)

/** Whether an address of the shop's data is one of the shop's pages or a whole address elsewhere. */
const leadsOut = (url: string) => /^https?:\/\//.test(url)

/** The address to link to; undefined: the shop has no such page. */
export function targetOf(url: string, href: Href): string | undefined {
  if (leadsOut(url)) return URL.canParse(url) ? url : undefined
  if (!url.startsWith('/')) return undefined
  const { pathname, search } = new URL(url, 'http://shop')
  const { route, params, query } = whereIs(pathname, search)
  return route !== 'notFound' && isRoute(route) ? href(route, params, query) : undefined
}

type ThemeLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** `/goods/list/all`, or a whole address; one that leads nowhere draws nothing. */
  url: string
}

/**
 * A link from the brand site's own data. Pages of the shop go by their route, so that a host page may map them;
 * other sites open in a new tab.
 */
export function ThemeLink({ url, children, ...rest }: ThemeLinkProps) {
  const target = targetOf(url, useHref())
  if (target === undefined) return null
  const outside = leadsOut(url)
  return (
    <a {...rest} href={target} {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
      {outside && <Icon name="external" size={12} />}
    </a>
  )
}
