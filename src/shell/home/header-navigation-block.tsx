import { whereIs } from '../../core/address/routes'
import { useSay } from '../../ui/host'
import { useLayout } from '../../site/layout/use-layout'
import { linkAddress } from '../../site/links/link'
import { ThemeLink } from '../../site/links/theme-link'
import type { BlockProps } from './blocks'
import { homeMessages } from './home.messages'

/** A row of tabs with the current one marked. */
export function HeaderNavigationBlock({ props: { items } }: { props: BlockProps<'headerNavigation'> }) {
  const say = useSay(homeMessages)
  const { route, params } = useLayout()
  const isHere = (path: string) => {
    const there = whereIs(path.split('?', 1)[0] ?? '')
    return there.route === route && JSON.stringify(there.params) === JSON.stringify(params)
  }
  return (
    <nav className="home-block home-page-tabs" aria-label={say('pageTabs')}>
      {items.map(({ label, link }, at) => (
        <ThemeLink
          key={at}
          className="home-page-tab"
          url={link}
          aria-current={route !== '' && isHere(linkAddress(link)) ? 'page' : undefined}
        >
          {label}
        </ThemeLink>
      ))}
    </nav>
  )
}
