import { useStore } from '@nanostores/react'
import { defaultLocale } from '../../core/locale'
import { classNames } from '../../ui/class-names'
import { Button } from '../../ui/button'
import { useLocale, useSay } from '../../ui/host'
import { PeriodFilter } from '../../ui/period-filter'
import { CodeSelect } from '../../ui/code-select'
import { SearchForm } from '../../ui/search-form'
import { Select } from '../../ui/select'
import { Tabs } from '../../ui/tabs'
import { orderFilters, type OrderFilters } from './order-question'
import type { OrderList } from './order-list.store'
import { orderState } from './order-state'
import { orderType } from './order-type'
import { orderMessages } from './orders.messages'

/** How many orders are in a state is worth a number as long as something is going to happen to them. */
const counted = (code: number) => code < orderState.code.completed

/** Title, states and filters of the list. */
export function OrderListHead({ orders }: { orders: OrderList }) {
  const say = useSay(orderMessages)
  const locale = useLocale()
  const { filters } = useStore(orders.$query)
  const exporting = useStore(orders.$exporting)
  const { value } = useStore(orders.page.$state)
  const change = (patch: Partial<OrderFilters>) => orders.change({ filters: patch })
  const tabs = orderState.entries.map(({ code }) => ({
    key: String(code),
    label: orderState.label(code, locale),
    count: counted(code) ? value?.counts[code] : undefined,
  }))
  const members = value?.members ?? []
  const narrowed = orderFilters.some((name) => name !== 'state' && filters[name])
  return (
    <section className="card orders-head">
      <header className="orders-title-row">
        <h1 className="page-title" part="title">
          {say('title')}
        </h1>
        <Button size="small" icon="download" loading={exporting} onClick={() => void orders.exportAll()}>
          {say('exportAll')}
        </Button>
      </header>
      <div className={classNames('orders-tabs', locale !== defaultLocale && 'orders-tabs-tight')}>
        <Tabs
          label={say('states')}
          items={[{ key: '', label: say('all') }, ...tabs]}
          current={String(orderState.find(filters.state || undefined)?.code ?? '')}
          onChange={(key) => change({ state: key })}
        />
      </div>
      <div className="orders-filters">
        <SearchForm label={say('find')} word={filters.keyword} onSearch={(word) => change({ keyword: word })}>
          <CodeSelect
            of={orderType}
            label={say('type')}
            all={say('allTypes')}
            width={112}
            value={filters.type}
            onChange={(type) => change({ type })}
          />
          <PeriodFilter label={say('range')} period={filters} onChange={change} />
          {members.length > 1 && (
            <Select
              size="small"
              width={112}
              aria-label={say('member')}
              value={members.some(({ id }) => id === filters.member) ? filters.member : ''}
              options={[
                { value: '', label: say('allMembers') },
                ...members.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={({ target }) => change({ member: target.value })}
            />
          )}
        </SearchForm>
        {narrowed && (
          <button
            type="button"
            className="link"
            onClick={() => change({ type: '', keyword: '', range: '', from: '', to: '', member: '' })}
          >
            {say('reset')}
          </button>
        )}
      </div>
    </section>
  )
}
