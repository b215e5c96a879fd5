import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Dictionary } from '../../core/language/dictionary'
import { defaultLocale } from '../../core/language/locale'
import type { PagedList } from '../../core/store/paged-list'
import { classNames } from '../class-names'
import type { EmptyStateProps } from '../pages/empty-state'
import { useLocale, useSay } from '../host'
import { ListPage } from '../pages/list-page'
import { SearchForm } from '../forms/search-form'
import { useSheet } from '../sheet'
import { stateListMessages } from './state-list.messages'
import { StateTabs } from './state-tabs'
import sheet from './state-list.css?sheet'

type Counted = { totalElements: number; totalPages: number; counts?: Readonly<Record<string, number>> }
/** Messages of the calling feature: the list's title, and the text of an empty list. */
type Word = 'title' | 'none' | 'noneText'

/** Number of states above which tabs with long labels move closer together. */
const wide = 8

type StateListProps<Answer extends Counted> = {
  of: PagedList<string, Answer>
  states: Pick<Dictionary, 'entries' | 'find' | 'label'>
  /** Name of the filter for the state; default: `state`. */
  by?: string
  /** States with a shown count, those whose documents still change; default: all. */
  counted?: readonly number[]
  say: (word: Word) => string
  /** Label of the search field for the filter `keyword`; absent: no search. */
  find?: string
  /** Actions beside the heading, such as a link to create a document. */
  actions?: ReactNode
  /** Further filters beside the search, or notes about the list. */
  filters?: ReactNode
  /** Actions of an empty list without filters. */
  begin?: ReactNode
  /** Replaces the default message of an empty list, if the caller knows the reason. */
  empty?: EmptyStateProps | undefined
  /** Renders the rows of one page. */
  children: (answer: Answer) => ReactNode
}

/**
 * Documents by state: heading, counted tabs, search and filters, rows, pages and the message of an empty list.
 * @example <StateList of={offers} states={offerState} say={say}>{({ content }) => …}</StateList>
 */
export function StateList<Answer extends Counted>(props: StateListProps<Answer>) {
  useSheet(sheet)
  const { of, states, by = 'state', counted, say, find, actions, filters, begin, children } = props
  const word = useSay(stateListMessages)
  const locale = useLocale()
  const { filters: chosen } = useStore(of.$query)
  const { value } = useStore(of.page.$state)
  const change = (patch: Record<string, string>) => of.change({ filters: patch })
  const others = Object.keys(chosen).filter((name) => name !== by)
  const narrowed = others.some((name) => chosen[name])
  const counts = Object.entries(value?.counts ?? {}).filter(
    ([code]) => !counted || counted.includes(Number(code)),
  )
  const tight = locale !== defaultLocale && states.entries.length > wide
  const nothing: EmptyStateProps =
    narrowed || chosen[by]
      ? { drawing: 'search', title: word('noneFound'), text: word('noneFoundText') }
      : { drawing: 'list', title: say('none'), text: say('noneText'), actions: begin }
  const head = (
    <section className="card state-list-head">
      <header className="state-list-title">
        <h1 className="page-frame-title" part="title">
          {say('title')}
        </h1>
        {actions && <span className="actions">{actions}</span>}
      </header>
      <div className={classNames('state-list-tabs', tight && 'state-list-tabs-tight')}>
        <StateTabs
          of={states}
          label={word('states')}
          all={word('all')}
          state={chosen[by] ?? ''}
          counts={Object.fromEntries(counts)}
          onChange={(state) => change({ [by]: state })}
        />
      </div>
      {(find ?? filters) && (
        <div className="state-list-filters">
          {find ? (
            <SearchForm label={find} word={chosen.keyword ?? ''} onSearch={(keyword) => change({ keyword })}>
              {filters}
            </SearchForm>
          ) : (
            filters
          )}
          {narrowed && (
            <button
              type="button"
              className="link"
              onClick={() => change(Object.fromEntries(others.map((name) => [name, ''])))}
            >
              {word('reset')}
            </button>
          )}
        </div>
      )}
    </section>
  )
  return (
    <ListPage of={of} what={say('title')} filters={head} empty={props.empty ?? nothing}>
      {children}
    </ListPage>
  )
}
