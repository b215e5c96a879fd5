import { Icon } from '../../ui/icon'
import { iconNamed } from '../../ui/icon-named'
import { ThemeLink } from '../links/theme-link'
import type { BlockProps } from './blocks'

/** Places with a word of explanation, four to a row. */
export const QuickNavigationBlock = ({ props: { items } }: { props: BlockProps<'quickNavigation'> }) => (
  <ul className="home-block quick">
    {items.map(({ icon, title, text, url }) => (
      <li key={title} className="quick-cell">
        <ThemeLink className="quick-link" url={url}>
          <Icon name={iconNamed(icon, 'grid')} size={24} />
          <span>
            <b className="quick-title">{title}</b>
            <span className="quick-text">{text}</span>
          </span>
        </ThemeLink>
      </li>
    ))}
  </ul>
)
