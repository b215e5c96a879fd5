import { ThemeLink } from '../../site/links/theme-link'
import { useSay } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { iconNamed } from '../../ui/icons/icon-named'
import type { BlockProps } from './blocks'
import { homeMessages } from './home.messages'

/** Capacity of the right column. */
const shown = 5

/** Up to five frequent links in the right column. */
export function Shortcuts({ of }: { of: BlockProps<'slides'>['shortcuts'] }) {
  const say = useSay(homeMessages)
  return (
    <nav className="home-shortcuts" aria-label={say('shortcuts')}>
      {of.slice(0, shown).map(({ icon, label, hint, link }, at) => (
        <ThemeLink key={at} className="home-shortcut" url={link}>
          {icon && <Icon name={iconNamed(icon, 'chevronRight')} size={16} />}
          <span className="home-shortcut-label">{label}</span>
          <span className="home-shortcut-hint text-meta ink-3 text-right">{hint}</span>
        </ThemeLink>
      ))}
    </nav>
  )
}
