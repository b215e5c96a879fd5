import { useState } from 'react'
import { pick } from '../../core/messages'
import type { RouteName } from '../../core/hrefs'
import { routeTable } from '../../core/routes'
import { openOrders, orderCountsOf } from '../../trade/orders/order-counts.store'
import { classNames } from '../../ui/class-names'
import { Icon } from '../../ui/icons/icon'
import { useAsDrawn, useHref, useLocale, useSay, useScope } from '../../ui/host'
import { unreadOf } from '../notices/unread.store'
import { menuRowOf, userMenu } from './user-menu'
import { userCenterMessages } from './user-center.messages'

export const isRouteName = (name: string): name is RouteName => Object.hasOwn(routeTable(), name)

/** The user centre's pages, in groups; the one that is shown, or that leads to it, is marked. */
export function SideMenu({ route }: { route: string }) {
  const say = useSay(userCenterMessages)
  const locale = useLocale()
  const href = useHref()
  const current = menuRowOf(route)
  const [unfolded, setUnfolded] = useState(false)
  const scope = useScope()
  const counts: Record<string, number> = {
    orders: openOrders(useAsDrawn(orderCountsOf(scope).$counts)),
    reminders: useAsDrawn(unreadOf(scope).$count),
  }
  return (
    <nav
      className={classNames('user-center-menu', unfolded && 'user-center-menu-open')}
      aria-label={say('menu')}
    >
      <button
        type="button"
        className="user-center-menu-fold"
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        <Icon name="menu" size={18} />
        {say('menu')}
        <Icon name={unfolded ? 'chevronUp' : 'chevronDown'} size={16} />
      </button>
      {userMenu().map(({ key, title, items }) => (
        <section key={key} className="user-center-menu-group">
          {title && <h2 className="user-center-menu-head">{pick(title, locale)}</h2>}
          <ul className="user-center-menu-list">
            {items.map((item) => (
              <li key={item.route}>
                <a
                  className="user-center-menu-item"
                  href={isRouteName(item.route) ? href(item.route) : ''}
                  aria-current={item.route === current ? 'page' : undefined}
                  onClick={() => setUnfolded(false)}
                >
                  {pick(item.title, locale)}
                  {(counts[item.route] ?? 0) > 0 && (
                    <span className="user-center-menu-count">{counts[item.route]}</span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
