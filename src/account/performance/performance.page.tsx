import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Card } from '../../ui/card'
import { EmptyCard } from '../../ui/pages/empty-card'
import { useHost, useLocale, useOpened, useSay } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { Price } from '../../ui/price'
import { RangeSelect } from '../../ui/forms/range-select'
import { Segmented } from '../../ui/forms/segmented'
import { Select } from '../../ui/forms/select'
import { useSheet } from '../../ui/sheet'
import { ExportButton } from '../downloads/export-button'
import type { Performance } from './performance.contract'
import sheet from './performance.css?sheet'
import { performanceBy } from './performance-by'
import { performanceMessages } from './performance.messages'
import { openPerformance, type PerformanceStore } from './performance.store'
import { TurnoverChart } from './turnover-chart'
import { TurnoverTable } from './turnover-table'

/** What the company bought: by month, category and member, as a picture and as a table. */
export default function PerformancePage() {
  useSheet(sheet)
  const { scope, urlState } = useHost()
  const say = useSay(performanceMessages)
  const store = useOpened(() => openPerformance(scope, urlState))
  return (
    <Page
      of={store.turnover}
      title={say('title')}
      actions={<ExportButton ask={store.exportAll} />}
      filters={<Filters store={store} />}
    >
      {(value) => <Turnover of={value} store={store} />}
    </Page>
  )
}

function Filters({ store }: { store: PerformanceStore }) {
  const say = useSay(performanceMessages)
  const locale = useLocale()
  const { timeRange, memberId, by } = useStore(store.$query)
  const members = useStore(store.turnover.$state).value?.members ?? []
  const [all, setAll] = useState(members)
  // Narrowed to one, the answer names that one alone: the others stay to be chosen.
  if (!memberId && members.length > 0 && members !== all) setAll(members)
  return (
    <div className="performance-filters">
      <Segmented
        label={say('by')}
        options={performanceBy.entries.map(({ code }) => ({
          value: code,
          label: performanceBy.label(code, locale),
        }))}
        value={by}
        onChange={(code) => store.change({ by: String(code) })}
      />
      <RangeSelect
        label={say('range')}
        range={String(timeRange)}
        required
        width={120}
        onChange={(range) => store.change({ range })}
      />
      {all.length > 1 && (
        <Select
          size="small"
          width={144}
          aria-label={say('member')}
          value={memberId ?? ''}
          options={[
            { value: '', label: say('allMembers') },
            ...all.map(({ key, name }) => ({ value: key, label: name })),
          ]}
          onChange={({ target }) => store.change({ member: target.value })}
        />
      )}
    </div>
  )
}

function Turnover({ of, store }: { of: Performance; store: PerformanceStore }) {
  const say = useSay(performanceMessages)
  const locale = useLocale()
  const { by } = useStore(store.$query)
  const { month, category } = performanceBy.code
  const parts = by === month ? of.months : by === category ? of.categories : of.members
  const word = performanceBy.label(by, locale)
  if (of.orders === 0) return <EmptyCard drawing="list" title={say('none')} />
  return (
    <div className="performance-turnover">
      <Card>
        <dl className="performance-facts">
          <div>
            <dt>{say('amount')}</dt>
            <dd>
              <Price amount={of.amount} size="xl" />
            </dd>
          </div>
          <div>
            <dt>{say('orders')}</dt>
            <dd className="performance-count">{of.orders}</dd>
          </div>
          <div>
            <dt>{say('average')}</dt>
            <dd>
              <Price amount={Math.round(of.amount / of.orders)} size="md" />
            </dd>
          </div>
        </dl>
        <p className="note performance-note">{say('note')}</p>
      </Card>
      <Card title={say('chart', { by: word })}>
        <TurnoverChart parts={parts} label={say('chart', { by: word })} />
      </Card>
      <TurnoverTable parts={parts} whole={of.amount} label={word} />
    </div>
  )
}
