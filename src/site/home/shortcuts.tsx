import { ThemeLink } from '../links/theme-link'
import { useSay } from '../../ui/host'
import { Icon } from '../../ui/icon'
import { iconNamed } from '../../ui/icon-named'
import type { BlockProps } from './blocks'
import { homeMessages } from './home.messages'

/** Up to five places that buyers go to most, in the right column. */
export function Shortcuts({ of }: { of: BlockProps<'slides'>['shortcuts'] }) {
  const say = useSay(homeMessages)
  return (
    <nav className="shortcuts" aria-label={say('shortcuts')}>
      {of.map(({ icon, label, hint, link }, at) => (
        <ThemeLink key={at} className="shortcut" url={link}>
          {icon && <Icon name={iconNamed(icon, 'chevronRight')} size={16} />}
          <span className="shortcut-label">{label}</span>
          <span className="shortcut-hint">{hint}</span>
        </ThemeLink>
      ))}
    </nav>
  )
}
