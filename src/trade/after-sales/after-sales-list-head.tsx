import { useStore } from '@nanostores/react'
import { listRange } from '../../core/list-range'
import { DateInput } from '../../ui/date-input'
import { useLocale, useSay } from '../../ui/host'
import { SearchForm } from '../../ui/search-form'
import { Select } from '../../ui/select'
import { Tabs } from '../../ui/tabs'
import { afterSalesFilters, type AfterSalesFilters, type AfterSalesList } from './after-sales-list.store'
import { afterSalesMessages } from './after-sales.messages'
import { afterSalesState } from './after-sales-state'
import { afterSalesType } from './after-sales-type'

/** How many are in a state is worth a number as long as something is going to happen to them. */
const counted = (code: number) => code < afterSalesState.code.completed

/** Title, states and filters of the list. */
export function AfterSalesListHead({ rights }: { rights: AfterSalesList }) {
  const say = useSay(afterSalesMessages)
  const locale = useLocale()
  const { filters } = useStore(rights.$query)
  const { value } = useStore(rights.page.$state)
  const change = (patch: Partial<AfterSalesFilters>) => rights.change({ filters: patch })
  const tabs = afterSalesState.entries.map(({ code }) => ({
    key: String(code),
    label: afterSalesState.label(code, locale),
    count: counted(code) ? value?.counts[code] : undefined,
  }))
  const narrowed = afterSalesFilters.some((name) => name !== 'state' && filters[name])
  return (
    <section className="card rights-head">
      <h1 className="page-title rights-title" part="title">
        {say('title')}
      </h1>
      <div className="rights-tabs">
        <Tabs
          label={say('states')}
          items={[{ key: '', label: say('all') }, ...tabs]}
          current={String(afterSalesState.find(filters.state || undefined)?.code ?? '')}
          onChange={(key) => change({ state: key })}
        />
      </div>
      <div className="rights-filters">
        <SearchForm label={say('find')} word={filters.keyword} onSearch={(word) => change({ keyword: word })}>
          <Select
            size="small"
            width={112}
            aria-label={say('type')}
            value={afterSalesType.find(filters.type || undefined)?.code ?? 0}
            options={[
              { value: 0, label: say('allTypes') },
              ...afterSalesType.entries.map(({ code }) => ({
                value: code,
                label: afterSalesType.label(code, locale),
              })),
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
          <span className="rights-days">
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
        </SearchForm>
        {narrowed && (
          <button
            type="button"
            className="link"
            onClick={() => change({ type: '', keyword: '', range: '', from: '', to: '' })}
          >
            {say('reset')}
          </button>
        )}
      </div>
    </section>
  )
}
