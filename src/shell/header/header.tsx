import { useStore } from '@nanostores/react'
import { UnreadBadge } from '../../account/reminders/unread-badge'
import { hiddenParts } from '../../core/host/hidden-parts'
import { classNames } from '../../ui/class-names'
import { elementIs } from '../../ui/element-state'
import { useHref, useSay, useScope } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { LanguageSwitch } from './language-switch'
import { contentOf } from '../../site/layout/layout.store'
import { useLayout } from '../../site/layout/use-layout'
import { themeOf } from '../../site/theme/theme.store'
import { Greeting, LogOut } from './greeting'
import { headerMessages } from './header.messages'
import sheet from './header.css?sheet'
import { ThemeToggle } from './theme-toggle'
import { useAccountAppearance } from './use-account-appearance'

/** Links of the utility bar, in order. */
const shortcuts = [
  ['home', 'home'],
  ['orders', 'orders'],
  ['account', 'userHome'],
  ['often', 'oftenGoods'],
  ['messages', 'reminders'],
  ['notices', 'notices'],
  ['help', 'help'],
] as const

/** Utility bar at the top of every page: member, links, language and theme. */
export default function Header({ hide }: { hide?: string | undefined }) {
  useSheet(sheet)
  useAccountAppearance()
  const scope = useScope()
  const say = useSay(headerMessages)
  const href = useHref()
  const { route } = useLayout()
  const { status, value } = useStore(themeOf(scope).page.$state)
  const hidden = hiddenParts(hide)
  const settled = value !== undefined || status === 'failed'

  return (
    <section className="header text-meta ink-2" part="row" aria-label={say('bar')}>
      {route !== '' && (
        <button type="button" className="header-skip" onClick={() => contentOf(scope).focus()}>
          {say('skip')}
        </button>
      )}
      {/* Rendered only when everything is known, so that nothing moves. */}
      <div
        className={classNames('header-inner row gap-24', !settled && 'header-waiting')}
        ref={settled ? undefined : elementIs('loading')}
      >
        <slot name="header-start" />
        <Greeting />
        <nav className="header-items row stretch rigid push" aria-label={say('label')}>
          {shortcuts
            .filter(([name]) => !hidden.has(name))
            .map(([name, page]) => (
              <a
                key={name}
                className="header-item row gap-4 brand-hover"
                href={href(page)}
                aria-current={page === route ? 'page' : undefined}
              >
                {say(name)}
                {name === 'messages' && <UnreadBadge />}
              </a>
            ))}
          {!hidden.has('language') && <LanguageSwitch />}
          {!hidden.has('theme') && <ThemeToggle />}
        </nav>
        <LogOut />
        <slot name="header-end" />
      </div>
    </section>
  )
}
