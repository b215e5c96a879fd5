import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { useLocale, useSay } from '../../ui/host'
import { PeriodFilter } from '../../ui/period-filter'
import { CodeSelect } from '../../ui/code-select'
import { SearchForm } from '../../ui/search-form'
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
          <CodeSelect
            of={complaintType}
            label={say('type')}
            all={say('allTypes')}
            width={140}
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
      {filing && <ComplaintDialog steps={complaints.steps} onClose={() => file(false)} />}
    </section>
  )
}
