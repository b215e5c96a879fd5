import { useStore } from '@nanostores/react'
import { useAsDrawn, useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { themeOf } from '../../site/theme/theme.store'
import { headerMessages } from './header.messages'

/** Shows and switches the theme, if the brand site allows it. */
export function ThemeToggle() {
  const say = useSay(headerMessages)
  const { $allowed, $dark, toggle } = themeOf(useScope())
  const dark = useAsDrawn($dark)
  if (!useStore($allowed)) return null
  return (
    <button
      type="button"
      className="header-item row gap-4 brand-hover"
      title={say(dark ? 'toLight' : 'toDark')}
      onClick={toggle}
    >
      <Icon name={dark ? 'moon' : 'sun'} size={14} />
      {say(dark ? 'dark' : 'light')}
    </button>
  )
}
