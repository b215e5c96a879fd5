import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Resource } from '../../core/store/resource'
import { Card } from '../../ui/card'
import { useSay } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { Page } from '../../ui/pages/page-frame'
import { RichText, useRichTextReady } from '../../ui/rich-text'
import { Skeleton } from '../../ui/pages/skeleton'
import { usePageName } from '../layout/page-name'
import { NotFound } from '../not-found/not-found'
import { ThemeLink } from '../links/theme-link'
import type { ArticleDetail } from './articles.contract'
import { articlesMessages } from './articles.messages'

type ArticleViewProps = {
  of: Resource<ArticleDetail | null>
  /** URL of the article's list. */
  listHref: string
  articleHref: (id: string) => string
  /** True to show the date. Help articles have none, because their age does not matter. */
  dated?: boolean
}

function Waiting() {
  return (
    <Card padding="form" className="article">
      <div className="stack gap-16 top grow">
        <Skeleton width="48%" height={24} />
        <Skeleton width={160} />
        <Skeleton width="96%" />
        <Skeleton width="92%" />
        <Skeleton width="64%" />
      </div>
    </Card>
  )
}

type NeighbourProps = Pick<ArticleViewProps, 'articleHref'> & {
  to: ArticleDetail['next']
  word: ReactNode
  className: string
}

function Neighbour({ to, word, className, articleHref }: NeighbourProps) {
  if (!to) return null
  return (
    <p className={className}>
      <span className="meta">{word}</span>
      <a href={articleHref(to.id)} title={to.title}>
        {to.title}
      </a>
    </p>
  )
}

/** Article with links to its neighbours, or a not-found message. */
export function ArticleView({ of, listHref, articleHref, dated = true }: ArticleViewProps) {
  const say = useSay(articlesMessages)
  const textReady = useRichTextReady()
  usePageName(useStore(of.$state).value?.title ?? '')
  return (
    <Page
      of={of}
      what={say('article')}
      ready={textReady}
      skeleton={<Waiting />}
      missing={
        <NotFound
          what={say('missing')}
          text={say('missingText')}
          others={{ label: say('back'), href: listHref }}
        />
      }
    >
      {(article) => (
        <Card padding="none">
          <article className="article">
            <header className="article-head stack gap-8">
              <h1 className="article-title" part="title">
                {article.title}
              </h1>
              <p className="article-meta row gap-16 text-meta ink-3">
                <span>{article.categoryName}</span>
                {dated && (
                  <time dateTime={article.publishedAt.slice(0, 10)}>
                    {say('published', { date: article.publishedAt.slice(0, 10) })}
                  </time>
                )}
              </p>
            </header>
            <div className="article-text">
              <RichText html={article.contentHtml} />
              {article.link && (
                <ThemeLink className="article-link inline-row gap-4" url={article.link}>
                  {say('related')}
                  <Icon name="arrowRight" size={14} />
                </ThemeLink>
              )}
            </div>
            {(article.previous || article.next) && (
              <nav
                className="article-neighbours stack columns-2 gap-24 text-dense"
                aria-label={say('neighbours')}
              >
                <Neighbour
                  className="article-previous"
                  to={article.previous}
                  word={say('previous')}
                  articleHref={articleHref}
                />
                <Neighbour
                  className="article-next"
                  to={article.next}
                  word={say('next')}
                  articleHref={articleHref}
                />
              </nav>
            )}
          </article>
        </Card>
      )}
    </Page>
  )
}
