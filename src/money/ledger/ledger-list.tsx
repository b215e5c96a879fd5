import type { ReactNode } from 'react'
import type { PagedList } from '../../core/store/paged-list'
import { ListPage } from '../../ui/pages/list-page'
import { LedgerFilters, type LedgerFiltersProps } from '../../ui/tables/ledger-filters'
import { LedgerHead } from './ledger-head'

/** Message keys of a ledger: title, filters and empty state. */
type Word = 'ledger' | 'type' | 'allTypes' | 'range' | 'none' | 'noneText'

type LedgerListProps<Answer> = Pick<LedgerFiltersProps, 'types' | 'by'> & {
  of: PagedList<string, Answer & { totalElements: number; totalPages: number }>
  say: (word: Word) => string
  /** Content beside the filters, such as an export button. */
  actions?: ReactNode
  /** Renders the rows of one page. */
  children: (answer: Answer) => ReactNode
}

/** List of account movements with filters by type and time. */
export function LedgerList<Answer>({ of, types, by, say, actions, children }: LedgerListProps<Answer>) {
  return (
    <ListPage
      of={of}
      what={say('ledger')}
      filters={
        <LedgerHead title={say('ledger')}>
          <LedgerFilters of={of} types={types} by={by} say={say} />
          {actions}
        </LedgerHead>
      }
      empty={{ drawing: 'list', title: say('none'), text: say('noneText') }}
    >
      {children}
    </ListPage>
  )
}
