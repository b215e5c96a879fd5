import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { pick } from '../../core/language/messages'
import { isRouteName } from '../../core/address/hrefs'
import { wholeNumber } from '../../core/text/whole-number'
import { openOrders, orderCountsOf } from '../../trade/orders/order-counts.store'
import type { Feature } from '../../site/brand-site/features.store'
import { useFeatures } from '../../site/brand-site/use-feature'
import { classNames } from '../../ui/class-names'
import { Input } from '../../ui/forms/input'
import { FoldButton } from '../../ui/fold-button'
import { Icon } from '../../ui/icons/icon'
import { useAsDrawn, useHref, useLocale, useSay, useScope } from '../../ui/host'
import { unreadOf } from '../reminders/unread.store'
import { openSideMenu } from './side-menu.store'
import { menuRowOf, type MenuGroup, type MenuItem } from './user-menu'
import { userCenterMessages } from './user-center.messages'

/** Optional features by page. A back end may not support them. */
const featureOfPage: Partial<Record<string, Feature>> = {
  offers: 'quotations',
  comments: 'reviews',
  collection: 'favourites',
  coupons: 'coupons',
}

function MenuLinks({ items, current }: { items: MenuItem[]; current: string | undefined }) {
  const locale = useLocale()
  const href = useHref()
  const scope = useScope()
  const counts: Record<string, number> = {
    orders: openOrders(useAsDrawn(orderCountsOf(scope).$counts)),
    reminders: useAsDrawn(unreadOf(scope).$count),
  }
  const has = useFeatures()
  const offered = items.filter(({ route }) => {
    const feature = featureOfPage[route]
    return feature === undefined || has(feature)
  })
  return (
    <ul className="user-center-menu-list">
      {offered.map(({ route, title }) => (
        <li key={route}>
          <a
            className="user-center-menu-item row between ink focus-inside"
            href={isRouteName(route) ? href(route) : ''}
            aria-current={route === current ? 'page' : undefined}
          >
            {pick(title, locale)}
            {(counts[route] ?? 0) > 0 && (
              <span className="user-center-menu-count text-meta regular ink-3">
                {wholeNumber(counts[route] ?? 0)}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

type FoldedProps = { title: string; open: boolean; onFold: (folded: boolean) => void; children: ReactNode }

function Folding({ title, open, onFold, children }: FoldedProps) {
  return (
    <details
      className="user-center-menu-group"
      open={open}
      onToggle={({ currentTarget }) => onFold(!currentTarget.open)}
    >
      <summary className="user-center-menu-head row between text-meta ink-3 focus-inside">
        {title}
        <Icon name="chevronDown" size={16} />
      </summary>
      {children}
    </details>
  )
}

/** Side menu of the user centre with collapsible groups. It marks the current page or its parent. */
export function SideMenu({ route }: { route: string }) {
  const say = useSay(userCenterMessages)
  const locale = useLocale()
  const scope = useScope()
  const [menu] = useState(() => openSideMenu(scope))
  const { shown, more } = useStore(menu.$groups)
  const folded = useStore(menu.$folded)
  const word = useStore(menu.$word)
  const found = useStore(menu.$found)
  const [moreOpen, setMoreOpen] = useState(false)
  /** Route on which the menu was expanded, in a narrow column. */
  const [unfoldedOn, setUnfoldedOn] = useState('')
  const unfolded = unfoldedOn === route
  const current = menuRowOf(route)

  const holdsCurrent = ({ items }: MenuGroup) => items.some((item) => item.route === current)
  return (
    <nav
      className={classNames('user-center-menu stack gap-4', unfolded && 'user-center-menu-unfolded')}
      aria-label={say('menu')}
    >
      <FoldButton
        className="user-center-menu-fold"
        open={unfolded}
        onFold={(open) => setUnfoldedOn(open ? route : '')}
      >
        <Icon name="menu" size={18} />
        {say('menu')}
      </FoldButton>
      <Input
        size="small"
        icon="search"
        type="search"
        aria-label={say('findPage')}
        placeholder={say('findPage')}
        value={word}
        onChange={({ currentTarget }) => menu.$word.set(currentTarget.value)}
      />
      {found ? (
        <div role="status">
          <MenuLinks items={found} current={current} />
          {found.length === 0 && <p className="user-center-menu-none">{say('noPage')}</p>}
        </div>
      ) : (
        <>
          {shown.map((group) =>
            group.title ? (
              <Folding
                key={group.key}
                title={pick(group.title, locale)}
                open={holdsCurrent(group) || !folded.includes(group.key)}
                onFold={(to) => menu.fold(group.key, to)}
              >
                <MenuLinks items={group.items} current={current} />
              </Folding>
            ) : (
              <MenuLinks key={group.key} items={group.items} current={current} />
            ),
          )}
          {more.length > 0 && (
            <Folding
              title={say('morePages')}
              open={moreOpen || more.some(holdsCurrent)}
              onFold={(to) => setMoreOpen(!to)}
            >
              <MenuLinks items={more.flatMap(({ items }) => items)} current={current} />
            </Folding>
          )}
        </>
      )}
    </nav>
  )
}
