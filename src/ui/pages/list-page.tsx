import { useStore } from '@nanostores/react'
import { useRef, type ReactNode } from 'react'
import type { PagedList } from '../../core/paged-list'
import type { EmptyStateProps } from './empty-state'
import { Page } from './page-frame'
import { Pagination } from '../tables/pagination'

type Pages = { totalElements: number; totalPages: number }
type ListPageProps<Name extends string, Answer extends Pages> = {
  of: PagedList<Name, Answer>
  /** The page's heading; left out where the list is a part of a page. */
  title?: string
  /** What is loaded, for the failure's title; default: the heading. */
  what?: string
  /** What a failure leaves alone, a sentence. */
  safe?: string
  /** At the end of the heading's row. */
  actions?: ReactNode
  /** Between heading and rows, also while they load: tabs, filters. */
  filters?: ReactNode
  /** What is said when there are no rows. */
  empty: EmptyStateProps
  skeleton?: ReactNode
  /** The rows of one page. */
  children: (answer: Answer) => ReactNode
}

/**
 * A page that is a list, or a list in a page: skeleton, failure with another try, empty state, page sizes and pages.
 * @example <ListPage of={orders} title={say('title')} empty={{ title: say('nothing') }}>
 *   {({ content }) => <OrderTable rows={content} />}
 * </ListPage>
 */
export function ListPage<Name extends string, Answer extends Pages>(props: ListPageProps<Name, Answer>) {
  const { of, title, what = title, safe, actions, filters, empty, skeleton, children } = props
  const { page, pageSize } = useStore(of.$query)
  const top = useRef<HTMLDivElement>(null)
  return (
    <div ref={top} className="list-page">
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
