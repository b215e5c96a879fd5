import { useHref } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { iconNamed } from '../../ui/icons/icon-named'
import { targetOf } from '../../site/links/target'
import { ThemeLink } from '../../site/links/theme-link'
import type { BlockProps } from './blocks'

/** Links with a short explanation, four per row. */
export function QuickNavigationBlock({ props: { items } }: { props: BlockProps<'quickNavigation'> }) {
  const href = useHref()
  const there = items.filter(({ link }) => targetOf(link, href) !== undefined)
  return (
    <ul className="home-block home-quick">
      {there.map(({ icon, title, text, link }, at) => (
        <li key={at} className="home-quick-cell">
          <ThemeLink className="home-quick-link row gap-12" url={link} mark={false}>
            <Icon name={iconNamed(icon, 'grid')} size={24} />
            <span>
              <b className="home-quick-title block">{title}</b>
              <span className="block text-meta ink-2">{text}</span>
            </span>
          </ThemeLink>
        </li>
      ))}
    </ul>
  )
}
