import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { useSay } from '../../ui/host'
import { LinkOrButton } from '../../ui/link-or-button'
import { ListPage } from '../../ui/pages/list-page'
import { ArticleListSkeleton } from './article-list-skeleton'
import type { ArticleList as Store } from './article-list.store'
import { ArticleTabs } from './article-tabs'
import type { ListedArticle } from './articles.contract'
import { articlesMessages } from './articles.messages'

type ArticleListProps = {
  of: Store
  title: string
  /** True if rows have pictures. */
  pictures?: boolean
  children: (article: ListedArticle) => ReactNode
}

/** Paged list of articles with category tabs. */
export function ArticleList({ of, title, pictures = false, children }: ArticleListProps) {
  const say = useSay(articlesMessages)
  const { category } = useStore(of.$query).filters
  const showAll = (
    <LinkOrButton {...of.to({ filters: { category: '' } })} className={buttonClass({})} part="action">
      {say('showAll')}
    </LinkOrButton>
  )
  return (
    <ListPage
      of={of}
      title={title}
      filters={<ArticleTabs of={of} />}
      skeleton={<ArticleListSkeleton pictures={pictures} />}
      empty={
        category
          ? { title: say('nothingInCategory'), actions: showAll }
          : { title: say('nothing'), text: say('nothingText') }
      }
    >
      {({ content }) => (
        <Card padding="none" className="article-list">
          <ul>
            {content.map((article) => (
              <li key={article.id} className="ruled">
                {children(article)}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </ListPage>
  )
}
