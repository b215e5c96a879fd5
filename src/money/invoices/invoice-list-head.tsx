import { useStore } from '@nanostores/react'
import { listRange } from '../../core/list-range'
import { useHref, useLocale, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { SearchForm } from '../../ui/search-form'
import { Select } from '../../ui/select'
import { Tabs } from '../../ui/tabs'
import type { InvoiceFilters, InvoiceList } from './invoice-list.store'
import { invoiceState } from './invoice-state'
import { invoiceMessages } from './invoices.messages'

/** How many are in a state is worth a number as long as something is going to happen to them. */
const counted: readonly number[] = [
  invoiceState.code.pending,
  invoiceState.code.invoiced,
  invoiceState.code.mailed,
]

/** Title, states and filters of the list. */
export function InvoiceListHead({ invoices }: { invoices: InvoiceList }) {
  const say = useSay(invoiceMessages)
  const locale = useLocale()
  const href = useHref()
  const { filters } = useStore(invoices.$query)
  const { value } = useStore(invoices.page.$state)
  const change = (patch: Partial<InvoiceFilters>) => invoices.change({ filters: patch })
  const tabs = invoiceState.entries.map(({ code }) => ({
    key: String(code),
    label: invoiceState.label(code, locale),
    count: counted.includes(code) ? value?.counts[code] : undefined,
  }))
  return (
    <section className="card invoices-head">
      <header className="invoices-title-row">
        <h1 className="page-title" part="title">
          {say('title')}
        </h1>
        <span className="invoices-title-actions">
          <LinkButton size="small" icon="history" href={href('invoiceLog')}>
            {say('log')}
          </LinkButton>
          <LinkButton size="small" icon="receipt" variant="primary" href={href('invoiceApply')}>
            {say('apply')}
          </LinkButton>
        </span>
      </header>
      <div className="invoices-tabs">
        <Tabs
          label={say('states')}
          items={[{ key: '', label: say('all') }, ...tabs]}
          current={String(invoiceState.find(filters.status || undefined)?.code ?? '')}
          onChange={(key) => change({ status: key })}
        />
      </div>
      <div className="invoices-filters">
        <SearchForm label={say('find')} word={filters.keyword} onSearch={(word) => change({ keyword: word })}>
          <Select
            size="small"
            width={124}
            aria-label={say('range')}
            value={listRange.find(filters.range || undefined)?.code ?? 0}
            options={[
              { value: 0, label: say('anyTime') },
              ...listRange.entries.map(({ code }) => ({ value: code, label: listRange.label(code, locale) })),
            ]}
            onChange={({ target }) => change({ range: target.value === '0' ? '' : target.value })}
          />
        </SearchForm>
        {(filters.keyword || filters.range) && (
          <button type="button" className="link" onClick={() => change({ keyword: '', range: '' })}>
            {say('reset')}
          </button>
        )}
      </div>
    </section>
  )
}
