import { useStore } from '@nanostores/react'
import type { ComponentProps } from 'react'
import { useHref, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { hintWantedOf } from './hint-wanted.store'
import type { Link } from './link'
import { targetFor, type Target } from './target'

/** Resolves a link on this site. Updates with the host's routes and the site's hint setting. */
function useTarget(link: Link | undefined): Target | undefined {
  const href = useHref()
  const hint = useStore(hintWantedOf(useScope()))
  return link === undefined ? undefined : targetFor(link, href, hint)
}

type ThemeLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Path such as `/goods/list/all`, absolute URL, or article. An invalid one renders nothing. */
  url: Link
  /** True to show the icon for other sites. Pictures need none. */
  mark?: boolean
}

/** Link from the brand site's data. Other sites open in a new tab. */
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

/** Box of a block, rendered as a link if it has a valid target. */
export function LinkedBox({
  url,
  ...rest
}: { url: Link | undefined; className: string } & ComponentProps<'a'>) {
  const leads = useTarget(url) !== undefined
  if (url !== undefined && leads) return <ThemeLink {...rest} url={url} mark={false} />
  return <div className={rest.className}>{rest.children}</div>
}
