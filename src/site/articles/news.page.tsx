import { useMemo, useState } from 'react'
import { pictureAddress } from '../../catalogue/goods/goods-pictures'
import { Breadcrumb } from '../../ui/breadcrumb'
import { useHost, useHref, useSay, useScope } from '../../ui/host'
import { Picture } from '../../ui/picture'
import { useSheet } from '../../ui/sheet'
import { ArticleList } from './article-list'
import { ArticleView } from './article-view'
import sheet from './articles.css?sheet'
import type { ListedArticle } from './articles.contract'
import { articlesMessages } from './articles.messages'
import { openNews, openNewsList } from './news.store'

function NewsRow({
  article: { id, title, summary, categoryName, cover, publishedAt },
}: {
  article: ListedArticle
}) {
  const href = useHref()
  const scope = useScope()
  const date = publishedAt.slice(0, 10)
  return (
    <a className="news-row" href={href('newsArticle', { articleId: id })}>
      <span className="news-row-cover">
        <Picture src={pictureAddress(scope, cover)} alt="" />
      </span>
      <span className="news-row-words">
        <b className="news-row-title" title={title}>
          {title}
        </b>
        <span className="news-row-summary">{summary}</span>
        <span className="article-meta">
          <span>{categoryName}</span>
          <time dateTime={date}>{date}</time>
        </span>
      </span>
    </a>
  )
}

function NewsList() {
  const { scope, place } = useHost()
  const say = useSay(articlesMessages)
  const [list] = useState(() => openNewsList(scope, place))
  return (
    <ArticleList of={list} title={say('news')} pictures>
      {(article) => <NewsRow article={article} />}
    </ArticleList>
  )
}

function News({ id }: { id: string }) {
  const scope = useScope()
  const href = useHref()
  const article = useMemo(() => openNews(scope, id), [scope, id])
  return (
    <ArticleView
      of={article}
      listHref={href('news')}
      articleHref={(articleId) => href('newsArticle', { articleId })}
    />
  )
}

/** News by category, or one piece of it. */
export default function NewsPage({ articleId }: { articleId?: string | undefined }) {
  useSheet(sheet)
  const href = useHref()
  const say = useSay(articlesMessages)
  const trail = [
    { label: say('home'), href: href('home') },
    { label: say('news'), href: href('news') },
  ]
  return (
    <>
      <Breadcrumb items={articleId ? [...trail, { label: say('article') }] : trail} />
      {articleId ? <News id={articleId} /> : <NewsList />}
    </>
  )
}
