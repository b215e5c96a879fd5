import { useStore } from '@nanostores/react'
import { useHref, useLocale, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { SearchForm } from '../../ui/search-form'
import { Tabs } from '../../ui/tabs'
import { enquiryMessages } from './enquiries.messages'
import type { EnquiryFilters, EnquiryList } from './enquiry-list.store'
import { enquiryState } from './enquiry-state'

/** Title, states and search of the list. */
export function EnquiryListHead({ enquiries }: { enquiries: EnquiryList }) {
  const say = useSay(enquiryMessages)
  const locale = useLocale()
  const href = useHref()
  const { filters } = useStore(enquiries.$query)
  const { value } = useStore(enquiries.page.$state)
  const change = (patch: Partial<EnquiryFilters>) => enquiries.change({ filters: patch })
  const tabs = enquiryState.entries.map(({ code }) => ({
    key: String(code),
    label: enquiryState.label(code, locale),
    count: value?.counts[code],
  }))
  return (
    <section className="card offers-head">
      <header className="offers-title-row">
        <h1 className="page-title" part="title">
          {say('title')}
        </h1>
        <LinkButton size="small" icon="plus" href={href('askEnquiry')}>
          {say('newOne')}
        </LinkButton>
      </header>
      <div className="offers-tabs">
        <Tabs
          label={say('states')}
          items={[{ key: '', label: say('all') }, ...tabs]}
          current={String(enquiryState.find(filters.state || undefined)?.code ?? '')}
          onChange={(key) => change({ state: key })}
        />
      </div>
      <div className="offers-filters">
        <SearchForm
          label={say('find')}
          word={filters.keyword}
          onSearch={(word) => change({ keyword: word })}
        />
        {filters.keyword && (
          <button type="button" className="link" onClick={() => change({ keyword: '' })}>
            {say('reset')}
          </button>
        )}
      </div>
    </section>
  )
}
