import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { listRange } from '../../core/list-range'
import { Button } from '../../ui/button'
import { DateInput } from '../../ui/date-input'
import { useLocale, useSay } from '../../ui/host'
import { SearchForm } from '../../ui/search-form'
import { Select } from '../../ui/select'
import { Tabs } from '../../ui/tabs'
import { ComplaintDialog } from './complaint-dialog'
import { complaintFilters, type ComplaintFilters, type ComplaintList } from './complaint-list.store'
import { complaintState } from './complaint-state'
import { complaintType } from './complaint-type'
import { complaintMessages } from './complaints.messages'

/** Title, states and filters of the list. */
export function ComplaintListHead({ complaints }: { complaints: ComplaintList }) {
  const say = useSay(complaintMessages)
  const locale = useLocale()
  const [filing, file] = useState(false)
  const { filters } = useStore(complaints.$query)
  const { value } = useStore(complaints.page.$state)
  const change = (patch: Partial<ComplaintFilters>) => complaints.change({ filters: patch })
  const { waiting } = complaintState.code
  const tabs = complaintState.entries.map(({ code }) => ({
    key: String(code),
    label: complaintState.label(code, locale),
    count: code === waiting ? value?.counts[code] : undefined,
  }))
  const narrowed = complaintFilters.some((name) => name !== 'state' && filters[name])
  return (
    <section className="card complaints-head">
      <header className="complaints-title">
        <h1 className="page-title" part="title">
          {say('title')}
        </h1>
        <Button size="small" icon="filePen" onClick={() => file(true)}>
          {say('newOne')}
        </Button>
      </header>
      <div className="complaints-tabs">
        <Tabs
          label={say('states')}
          items={[{ key: '', label: say('all') }, ...tabs]}
          current={String(complaintState.find(filters.state || undefined)?.code ?? '')}
          onChange={(key) => change({ state: key })}
        />
      </div>
      <div className="complaints-filters">
        <SearchForm label={say('find')} word={filters.keyword} onSearch={(word) => change({ keyword: word })}>
          <Select
            size="small"
            width={140}
            aria-label={say('type')}
            value={complaintType.find(filters.type || undefined)?.code ?? 0}
            options={[
              { value: 0, label: say('allTypes') },
              ...complaintType.entries.map(({ code }) => ({
                value: code,
                label: complaintType.label(code, locale),
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
          <span className="complaints-days">
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
      {filing && <ComplaintDialog steps={complaints.steps} onClose={() => file(false)} />}
    </section>
  )
}
