import type { Step } from '../../core/store/step'
import { classNames } from '../class-names'
import { LinkOrButton } from '../link-or-button'
import { Tabs, TabWords, type TabItem } from '../tabs'

type FilterTabsProps<Key extends string> = {
  items: readonly TabItem<Key>[]
  current: Key
  to: (key: Key) => Step
  /** Accessible name of the group. */
  label: string
}

/** Tabs that filter a list. They are links if the list's address contains the filter. */
export function FilterTabs<Key extends string>({ items, current, to, label }: FilterTabsProps<Key>) {
  if (!to(current).href)
    return <Tabs items={items} current={current} label={label} onChange={(key) => to(key).onPress()} />
  return (
    <nav className="tabs" aria-label={label}>
      {items.map((item) => (
        <LinkOrButton
          key={item.key}
          {...to(item.key)}
          className={classNames('tab', item.key === current && 'tab-current')}
          chosen={item.key === current}
        >
          <TabWords of={item} />
        </LinkOrButton>
      ))}
    </nav>
  )
}
