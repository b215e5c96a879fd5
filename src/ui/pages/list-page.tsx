import { useStore } from '@nanostores/react'
import { useRef, type ReactNode } from 'react'
import type { PagedList } from '../../core/store/paged-list'
import type { EmptyStateProps } from './empty-state'
import { keepsFocus } from './keep-focus'
import { Page } from './page-frame'
import { Pagination } from '../tables/pagination'

type Pages = { totalElements: number; totalPages: number }
type ListPageProps<Name extends string, Answer extends Pages> = {
  of: PagedList<Name, Answer>
  /** Heading. Omitted if the list is part of a page. */
  title?: string
  /** Name of what is loaded. Default: the heading. */
  what?: string
  /** Sentence about what a failure does not affect. */
  safe?: string
  /** Content at the end of the heading's row. */
  actions?: ReactNode
  /** Tabs and filters, also visible while loading. */
  filters?: ReactNode
  /** Empty state. */
  empty: EmptyStateProps
  skeleton?: ReactNode
  /** Renders the rows of one page. */
  children: (answer: Answer) => ReactNode
}

/**
 * Page with a list: skeleton, failure with retry, empty state, page size and pagination.
 * @example <ListPage of={orders} title={say('title')} empty={{ title: say('nothing') }}>
 *   {({ content }) => <OrderTable rows={content} />}
 * </ListPage>
 */
export function ListPage<Name extends string, Answer extends Pages>(props: ListPageProps<Name, Answer>) {
  const { of, title, what = title, safe, actions, filters, empty, skeleton, children } = props
  const { page, pageSize } = useStore(of.$query)
  const top = useRef<HTMLDivElement>(null)
  return (
    <div ref={top} className="list-page" {...keepsFocus}>
      <Page
        of={of.page}
        title={title}
        actions={actions}
        what={what}
        safe={safe}
        filters={filters}
        skeleton={skeleton}
        empty={{ ...empty, when: ({ totalElements }) => totalElements === 0 }}
      >
        {(answer) => (
          <>
            {children(answer)}
            <Pagination
              page={page}
              pages={answer.totalPages}
              total={answer.totalElements}
              pageSize={pageSize}
              to={(number) => of.to({ page: number })}
              top={top}
              onPageSize={(size) => of.change({ pageSize: size })}
            />
          </>
        )}
      </Page>
    </div>
  )
}
