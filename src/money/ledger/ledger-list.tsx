import type { ReactNode } from 'react'
import type { PagedList } from '../../core/paged-list'
import { ListPage } from '../../ui/pages/list-page'
import { LedgerFilters, type LedgerFiltersProps } from './ledger-filters'
import { LedgerHead } from './ledger-head'

/** What a room calls its ledger: the list, what it is narrowed by, and that there is nothing. */
type Word = 'ledger' | 'type' | 'allTypes' | 'range' | 'none' | 'noneText'

type LedgerListProps<Answer> = Pick<LedgerFiltersProps, 'types' | 'by'> & {
  of: PagedList<string, Answer & { totalElements: number; totalPages: number }>
  say: (word: Word) => string
  /** Beside what it is narrowed by: its report, the way to others. */
  actions?: ReactNode
  /** The rows of one page. */
  children: (answer: Answer) => ReactNode
}

/** What moved an account, below what is said of it: by type and time. */
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
