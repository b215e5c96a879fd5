import { useStore } from '@nanostores/react'
import { Card } from '../../ui/card'
import { CurrencyContext } from '../../ui/currency'
import { EmptyCard } from '../../ui/pages/empty-card'
import { useHost, useLocale, useOpened, useSay } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { Price } from '../../ui/price'
import { RangeSelect } from '../../ui/forms/range-select'
import { Segmented } from '../../ui/forms/segmented'
import { useSheet } from '../../ui/sheet'
import { ExportButton } from '../downloads/export-button'
import { MemberFilter } from '../members/member-filter'
import type { Performance, TurnoverPart } from './performance.contract'
import sheet from './performance.css?sheet'
import { performanceBy } from './performance-by'
import { performanceMessages } from './performance.messages'
import { openPerformance, type PerformanceStore } from './performance.store'
import { TurnoverChart } from './turnover-chart'
import { TurnoverTable } from './turnover-table'

/** Page of the company's turnover by month, category and member, as chart and table. */
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
  const named = () =>
    store.turnover.$state.get().value?.members.map(({ key, name }) => ({ id: key, name })) ?? []
  const { value } = useStore(store.turnover.$state)
  // With a member filter the response contains only that member, so the number of members is unknown.
  const areSeveral = memberId !== undefined || (value?.members.length ?? 0) > 1
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
      {areSeveral && (
        <MemberFilter
          label={say('member')}
          all={say('allMembers')}
          width={144}
          value={memberId ?? ''}
          known={named}
          onChoose={(member) => store.change({ member })}
        />
      )}
    </div>
  )
}

function Turnover({ of, store }: { of: Performance; store: PerformanceStore }) {
  const say = useSay(performanceMessages)
  const { by } = useStore(store.$query)
  const { others = [] } = of
  if (of.orders === 0 && others.length === 0) return <EmptyCard drawing="list" title={say('none')} />
  return (
    <div className="performance-turnover stack gap-16">
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
            <dd className="text-h1 bold">{of.orders}</dd>
          </div>
          <div>
            <dt>{say('average')}</dt>
            <dd>
              <Price amount={Math.round(of.amount / Math.max(1, of.orders))} size="md" />
            </dd>
          </div>
          {others.map(({ amount, orders, ...currency }) => (
            <div key={currency.symbol}>
              <dt>{say('elsewhere', { n: orders })}</dt>
              <dd>
                <CurrencyContext value={currency}>
                  <Price amount={amount} size="md" />
                </CurrencyContext>
              </dd>
            </div>
          ))}
        </dl>
        <p className="note above-12">{say('note')}</p>
      </Card>
      {of.orders > 0 && <Parts of={of} by={by} />}
      {others.map((other) => (
        <CurrencyContext key={other.symbol} value={other}>
          <Parts of={other} by={by} currency={other.code ?? other.symbol} />
        </CurrencyContext>
      ))}
    </div>
  )
}

type PartsProps = {
  of: Pick<Performance, 'amount' | 'costCentres' | 'suppliers'> &
    Partial<Pick<Performance, 'months' | 'categories' | 'members'>>
  by: number
  /** Currency code or symbol, if it differs from the site's. */
  currency?: string
}

/** Turnover in one currency, as chart and table. */
function Parts({ of, by, currency }: PartsProps) {
  const { amount, months = [], categories = [], members = [], costCentres, suppliers } = of
  const say = useSay(performanceMessages)
  const locale = useLocale()
  const { month, category, member, supplier } = performanceBy.code
  const groupings = new Map<number, readonly TurnoverPart[]>([
    [month, months],
    [category, categories],
    [member, members],
    [supplier, suppliers],
  ])
  const parts =
    groupings.get(by) ?? costCentres.map((part) => ({ ...part, name: part.name || say('noCostCentre') }))
  if (parts.length === 0) return null
  const word = performanceBy.label(by, locale)
  const named = (what: string) => (currency ? say('inCurrency', { what, currency }) : what)
  const title = named(say('chart', { by: word }))
  return (
    <>
      <Card title={title}>
        <TurnoverChart parts={parts} label={title} />
      </Card>
      <TurnoverTable parts={parts} whole={amount} label={named(word)} />
    </>
  )
}
