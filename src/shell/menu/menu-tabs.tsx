import { useStore } from '@nanostores/react'
import { whereIs } from '../../core/address/routes'
import { actionPermissions } from '../../session/permission/action-permissions'
import { refusalIn } from '../../session/permission/session-permission'
import { sessionOf } from '../../session/sign-in/session.store'
import { classNames } from '../../ui/class-names'
import { useHref, useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import type { Layout } from '../../site/layout/layout.store'
import { useLayout } from '../../site/layout/use-layout'
import { ThemeLink } from '../../site/links/theme-link'
import type { ThemePage } from '../../site/theme/theme.store'
import { CategoryButton } from './category-button'
import { menuMessages } from './menu.messages'

/** Returns whether a tab leads to the current page. */
function isHere(url: string, { route, params, query }: Layout): boolean {
  const [path = '', search = ''] = url.split('?')
  const there = whereIs(path, search)
  const same = Object.entries(there.params).every(([key, value]) => params[key] === value)
  return there.route === route && same && there.query.goodsKeyWord === query.goodsKeyWord
}

/** Advertises enterprise membership to everyone else. */
function EnterpriseLine() {
  const say = useSay(menuMessages)
  const href = useHref()
  const session = useStore(sessionOf(useScope()).$session)
  const known = session.state === 'visitor' || session.user !== undefined
  const refusal = refusalIn(session, actionPermissions.openMembership)
  if (!known || (refusal && refusal !== 'logIn')) return null
  return (
    <p className="menu-enterprise text-dense ink-2">
      <Icon name="verified" size={16} />
      <span className="menu-enterprise-words">{say('enterprise')}</span>
      <a className="menu-activate rigid bold brand" href={href('registerSettlement')}>
        {say('activate')}
      </a>
    </p>
  )
}

/** Second row: all categories, tabs of the brand site, enterprise line. */
export function MenuTabs({ shell }: { shell: ThemePage['shell'] | undefined }) {
  const say = useSay(menuMessages)
  const layout = useLayout()
  return (
    <div className="menu-inner menu-tabs">
      <CategoryButton />
      <nav className="menu-tab-list" aria-label={say('tabs')}>
        {shell?.tabs.map(({ label, url }) => {
          const here = layout.route !== '' && isHere(url, layout)
          return (
            <ThemeLink
              key={label}
              url={url}
              className={classNames(
                'menu-tab row rigid ink anywhere brand-hover focus-inside',
                here && 'menu-tab-here',
              )}
              aria-current={here ? 'page' : undefined}
            >
              {label}
            </ThemeLink>
          )
        })}
      </nav>
      {shell && <EnterpriseLine />}
    </div>
  )
}
