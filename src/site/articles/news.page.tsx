import { pictureAddress } from '../../core/address/picture-address'
import { useHost, useHref, useOpened, useSay, useScope } from '../../ui/host'
import { Picture } from '../../ui/picture'
import { useSheet } from '../../ui/sheet'
import { ArticleList } from './article-list'
import { ArticleTrail, ListTrail } from './article-trail'
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
    <a
      className="article-news-row row gap-20 stretch focus-inside"
      href={href('newsArticle', { articleId: id })}
    >
      <span className="article-news-row-cover">
        <Picture src={pictureAddress(scope, cover)} alt="" />
      </span>
      <span className="article-news-row-words">
        <b className="article-news-row-title text-h3 truncate" title={title}>
          {title}
        </b>
        <span className="text-dense ink-2">{summary}</span>
        <span className="article-meta row gap-16 text-meta ink-3">
          <span>{categoryName}</span>
          <time dateTime={date}>{date}</time>
        </span>
      </span>
    </a>
  )
}

function NewsList() {
  const { scope, urlState } = useHost()
  const href = useHref()
  const say = useSay(articlesMessages)
  const list = useOpened(() => openNewsList(scope, urlState))
  return (
    <>
      <ListTrail list={{ label: say('news'), href: href('news') }} />
      <ArticleList of={list} title={say('news')} pictures>
        {(article) => <NewsRow article={article} />}
      </ArticleList>
    </>
  )
}

function News({ id }: { id: string }) {
  const scope = useScope()
  const href = useHref()
  const say = useSay(articlesMessages)
  const article = useOpened(() => openNews(scope, id), id)
  return (
    <>
      <ArticleTrail list={{ label: say('news'), href: href('news') }} of={article} />
      <ArticleView
        of={article}
        listHref={href('news')}
        articleHref={(articleId) => href('newsArticle', { articleId })}
      />
    </>
  )
}

/** Page of news by category, or of one news article. */
export default function NewsPage({ articleId }: { articleId?: string | undefined }) {
  useSheet(sheet)
  return articleId ? <News id={articleId} /> : <NewsList />
}
