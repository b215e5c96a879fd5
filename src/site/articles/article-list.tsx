import { useStore } from '@nanostores/react'
import { useRef, type ReactNode } from 'react'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { useSay } from '../../ui/host'
import { Page } from '../../ui/page-frame'
import { Pagination } from '../../ui/pagination'
import { Tabs } from '../../ui/tabs'
import { ArticleListSkeleton } from './article-list-skeleton'
import type { ArticleList as Store } from './article-list.store'
import { pageSizes } from '../../core/list-page'
import type { ListedArticle } from './articles.contract'
import { articlesMessages } from './articles.messages'

type ArticleListProps = {
  of: Store
  title: string
  /** Rows have pictures. */
  pictures?: boolean
  children: (article: ListedArticle) => ReactNode
}

/** Articles by category, in pages. */
export function ArticleList({ of, title, pictures = false, children }: ArticleListProps) {
  const say = useSay(articlesMessages)
  const { categoryId, page, pageSize } = useStore(of.$query)
  const top = useRef<HTMLDivElement>(null)
  const turn = (to: number) => {
    of.change({ page: to })
    top.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div ref={top}>
      <Page
        of={of.page}
        title={title}
        what={title}
        skeleton={<ArticleListSkeleton pictures={pictures} />}
        empty={{
          when: ({ categories }) => categories.length === 0,
          title: say('nothing'),
          text: say('nothingText'),
        }}
      >
        {({ content, categories, totalElements, totalPages }) => (
          <>
            <Card padding="none" className="article-list">
              <div className="article-tabs">
                <Tabs
                  label={say('categories')}
                  items={[
                    { key: '', label: say('all') },
                    ...categories.map(({ id, name, count }) => ({ key: id, label: name, count })),
                  ]}
                  current={categories.some(({ id }) => id === categoryId) ? categoryId : ''}
                  onChange={(key) => of.change({ categoryId: key })}
                />
              </div>
              {content.length > 0 ? (
                <ul>
                  {content.map((article) => (
                    <li key={article.id} className="article-row">
                      {children(article)}
                    </li>
                  ))}
                </ul>
              ) : (
                totalElements === 0 && (
                  <EmptyState
                    title={say('nothingInCategory')}
                    actions={<Button onClick={() => of.change({ categoryId: '' })}>{say('showAll')}</Button>}
                  />
                )
              )}
            </Card>
            {totalElements > 0 && (
              <Pagination
                page={page}
                pages={totalPages}
                total={totalElements}
                pageSize={pageSize}
                pageSizes={pageSizes}
                onPage={turn}
                onPageSize={(size) => of.change({ pageSize: size })}
              />
            )}
          </>
        )}
      </Page>
    </div>
  )
}
