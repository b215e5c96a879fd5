import { useStore } from '@nanostores/react'
import { listRange } from '../../core/list-range'
import { defaultLocale } from '../../core/locale'
import { classNames } from '../../ui/class-names'
import { Button } from '../../ui/button'
import { useLocale, useSay } from '../../ui/host'
import { DateInput } from '../../ui/date-input'
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
          <Select
            size="small"
            width={112}
            aria-label={say('type')}
            value={orderType.find(filters.type || undefined)?.code ?? 0}
            options={[
              { value: 0, label: say('allTypes') },
              ...orderType.entries.map(({ code }) => ({ value: code, label: orderType.label(code, locale) })),
            ]}
            onChange={({ target }) => change({ type: target.value === '0' ? '' : target.value })}
          />
          <Select
            size="small"
            width={116}
            aria-label={say('range')}
            value={listRange.find(filters.range || undefined)?.code ?? 0}
            options={[
              { value: 0, label: say('anyTime') },
              ...listRange.entries.map(({ code }) => ({ value: code, label: listRange.label(code, locale) })),
            ]}
            onChange={({ target }) => change({ range: target.value === '0' ? '' : target.value })}
          />
          <span className="orders-days">
            <DateInput
              size="small"
              width={132}
              aria-label={say('from')}
              value={filters.from}
              max={filters.to || undefined}
              onChange={({ target }) => change({ from: target.value })}
            />
            {say('until')}
            <DateInput
              size="small"
              width={132}
              aria-label={say('to')}
              value={filters.to}
              min={filters.from || undefined}
              onChange={({ target }) => change({ to: target.value })}
            />
          </span>
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
