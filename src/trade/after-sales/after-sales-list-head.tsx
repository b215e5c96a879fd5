import { useStore } from '@nanostores/react'
import { useLocale, useSay } from '../../ui/host'
import { PeriodFilter } from '../../ui/period-filter'
import { CodeSelect } from '../../ui/code-select'
import { SearchForm } from '../../ui/search-form'
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
          <CodeSelect
            of={afterSalesType}
            label={say('type')}
            all={say('allTypes')}
            width={112}
            value={filters.type}
            onChange={(type) => change({ type })}
          />
          <PeriodFilter label={say('range')} period={filters} onChange={change} />
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
