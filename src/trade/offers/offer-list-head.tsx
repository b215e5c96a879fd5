import { useStore } from '@nanostores/react'
import { listRange } from '../../core/list-range'
import { useHref, useLocale, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { SearchForm } from '../../ui/search-form'
import { Select } from '../../ui/select'
import { Tabs } from '../../ui/tabs'
import type { OfferFilters, OfferList } from './offer-list.store'
import { offerState } from './offer-state'
import { offerMessages } from './offers.messages'

/** How many are in a state is worth a number as long as something is going to happen to them. */
const counted: readonly number[] = [offerState.code.toBeQuoted, offerState.code.quoted]

/** Title, states and filters of the list. */
export function OfferListHead({ offers }: { offers: OfferList }) {
  const say = useSay(offerMessages)
  const locale = useLocale()
  const href = useHref()
  const { filters } = useStore(offers.$query)
  const { value } = useStore(offers.page.$state)
  const change = (patch: Partial<OfferFilters>) => offers.change({ filters: patch })
  const tabs = offerState.entries.map(({ code }) => ({
    key: String(code),
    label: offerState.label(code, locale),
    count: counted.includes(code) ? value?.counts[code] : undefined,
  }))
  return (
    <section className="card offers-head">
      <header className="offers-title-row">
        <h1 className="page-title" part="title">
          {say('title')}
        </h1>
        <LinkButton size="small" icon="filePen" href={href('askOffer')}>
          {say('newOne')}
        </LinkButton>
      </header>
      <div className="offers-tabs">
        <Tabs
          label={say('states')}
          items={[{ key: '', label: say('all') }, ...tabs]}
          current={String(offerState.find(filters.state || undefined)?.code ?? '')}
          onChange={(key) => change({ state: key })}
        />
      </div>
      <div className="offers-filters">
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
