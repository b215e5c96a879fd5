import { useStore } from '@nanostores/react'
import { useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { iconNamed } from '../../ui/icons/icon-named'
import { ThemeLink } from '../../site/links/theme-link'
import { themeOf } from '../../site/theme/theme.store'

/** Links of the brand site; one without address is omitted. */
export function FloatingLinks() {
  const links = useStore(themeOf(useScope()).page.$state).value?.shell.floatingLinks ?? []
  return links.map(({ icon, label, url }) => (
    <ThemeLink
      key={label}
      className="floating-bar-item brand-hover focus-inside"
      url={url}
      title={label}
      mark={false}
    >
      <Icon name={iconNamed(icon, 'link')} size={18} />
      <span className="floating-bar-word clamp-2 text-center">{label}</span>
    </ThemeLink>
  ))
}
