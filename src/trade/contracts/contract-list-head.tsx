import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { useLocale, useSay } from '../../ui/host'
import { SearchForm } from '../../ui/search-form'
import { Tabs } from '../../ui/tabs'
import type { ContractFilters, ContractList } from './contract-list.store'
import { contractState } from './contract-state'
import { contractMessages } from './contracts.messages'

/** Title, states and search of the list. @param begin the way to a new one */
export function ContractListHead({ contracts, begin }: { contracts: ContractList; begin: ReactNode }) {
  const say = useSay(contractMessages)
  const locale = useLocale()
  const { filters } = useStore(contracts.$query)
  const { value } = useStore(contracts.page.$state)
  const change = (patch: Partial<ContractFilters>) => contracts.change({ filters: patch })
  const tabs = contractState.entries.map(({ code }) => ({
    key: String(code),
    label: contractState.label(code, locale),
    count: value?.counts[code],
  }))
  return (
    <section className="card offers-head">
      <header className="offers-title-row">
        <h1 className="page-title" part="title">
          {say('title')}
        </h1>
        {begin}
      </header>
      <div className="offers-tabs">
        <Tabs
          label={say('states')}
          items={[{ key: '', label: say('all') }, ...tabs]}
          current={String(contractState.find(filters.state || undefined)?.code ?? '')}
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
