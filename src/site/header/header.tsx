import { useStore } from '@nanostores/react'
import type { RouteName } from '../../core/hrefs'
import { pick } from '../../core/messages'
import { routeTable } from '../../core/routes'
import { classNames } from '../../ui/class-names'
import { useHref, useLocale, useSay, useScope } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { LanguageSwitch } from '../language/language-switch'
import { contentOf, layoutOf } from '../layout/layout.store'
import { themeOf } from '../theme/theme.store'
import { Greeting } from './greeting'
import { headerMessages } from './header.messages'
import sheet from './header.css?sheet'
import { ThemeToggle } from './theme-toggle'

/** Pages that the utility bar leads to, in order. */
const shortcuts: RouteName[] = ['home']

/** The utility bar at the top of every page: who is there, shortcuts, language and theme. */
export default function Header() {
  useSheet(sheet)
  const scope = useScope()
  const href = useHref()
  const locale = useLocale()
  const say = useSay(headerMessages)
  const { route } = useStore(layoutOf(scope))
  const { status, value } = useStore(themeOf(scope).page.$state)
  const settled = value !== undefined || status === 'failed'

  return (
    <section className="header" part="row" aria-label={say('bar')}>
      {route !== '' && (
        <button type="button" className="header-skip" onClick={() => contentOf(scope).focus()}>
          {say('skip')}
        </button>
      )}
      {/* Shown when all of it is known: nothing moves. */}
      <div className={classNames('header-inner', !settled && 'header-waiting')}>
        <Greeting />
        <nav className="header-items" aria-label={say('label')}>
          {shortcuts.map((name) => (
            <a
              key={name}
              className="header-item"
              href={href(name)}
              aria-current={name === route ? 'page' : undefined}
            >
              {pick(routeTable()[name]?.title ?? ['', ''], locale)}
            </a>
          ))}
          <LanguageSwitch />
          <ThemeToggle />
        </nav>
      </div>
    </section>
  )
}
