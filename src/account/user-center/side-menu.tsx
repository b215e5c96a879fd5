import { pick } from '../../core/messages'
import type { RouteName } from '../../core/hrefs'
import { routeTable } from '../../core/routes'
import { openOrders, orderCountsOf } from '../../trade/orders/order-counts.store'
import { useAsDrawn, useHref, useLocale, useSay, useScope } from '../../ui/host'
import { unreadOf } from '../reminders/unread.store'
import { menuRowOf, userMenu } from './user-menu'
import { userCenterMessages } from './user-center.messages'

export const isRouteName = (name: string): name is RouteName => Object.hasOwn(routeTable(), name)

/** The user centre's pages, in groups; the one that is shown, or that leads to it, is marked. */
export function SideMenu({ route }: { route: string }) {
  const say = useSay(userCenterMessages)
  const locale = useLocale()
  const href = useHref()
  const current = menuRowOf(route)
  const scope = useScope()
  const counts: Record<string, number> = {
    orders: openOrders(useAsDrawn(orderCountsOf(scope).$counts)),
    reminders: useAsDrawn(unreadOf(scope).$count),
  }
  return (
    <nav className="user-center-menu" aria-label={say('menu')}>
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
