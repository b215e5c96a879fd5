import { useStore } from '@nanostores/react'
import type { ComponentProps } from 'react'
import { useHref, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { hintWantedOf } from './hint-wanted.store'
import type { Link } from './link'
import { targetFor, type Target } from './target'

/** Where a link leads on this site, drawn anew when the host's routes or the site's word on hints change. */
function useTarget(link: Link | undefined): Target | undefined {
  const href = useHref()
  const hint = useStore(hintWantedOf(useScope()))
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
