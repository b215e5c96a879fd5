import { useHost, useHref, useOpened, useSay, useScope } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { Tag } from '../../ui/tag'
import { ArticleList } from './article-list'
import { ArticleTrail, ListTrail } from './article-trail'
import { ArticleView } from './article-view'
import sheet from './articles.css?sheet'
import type { ListedArticle } from './articles.contract'
import { articlesMessages } from './articles.messages'
import { openNotice, openNoticeList } from './notices.store'

/** Leads to the text; what it announces is linked to from there. */
function NoticeRow({ article: { id, title, categoryName, publishedAt } }: { article: ListedArticle }) {
  const href = useHref()
  const date = publishedAt.slice(0, 10)
  return (
    <a className="article-notice-row" href={href('notice', { articleId: id })}>
      <Tag>{categoryName}</Tag>
      <span className="article-notice-row-title" title={title}>
        {title}
      </span>
      <time className="meta" dateTime={date}>
        {date}
      </time>
    </a>
  )
}

function NoticeList() {
  const { scope, urlState } = useHost()
  const href = useHref()
  const say = useSay(articlesMessages)
  const list = useOpened(() => openNoticeList(scope, urlState))
  return (
    <>
      <ListTrail list={{ label: say('notices'), href: href('notices') }} />
      <ArticleList of={list} title={say('notices')}>
        {(article) => <NoticeRow article={article} />}
      </ArticleList>
    </>
  )
}

function Notice({ id }: { id: string }) {
  const scope = useScope()
  const href = useHref()
  const say = useSay(articlesMessages)
  const article = useOpened(() => openNotice(scope, id), id)
  return (
    <>
      <ArticleTrail list={{ label: say('notices'), href: href('notices') }} of={article} />
      <ArticleView
        of={article}
        listHref={href('notices')}
        articleHref={(articleId) => href('notice', { articleId })}
      />
    </>
  )
}

/** Announcements of the platform, or one of them. */
export default function NoticesPage({ articleId }: { articleId?: string | undefined }) {
  useSheet(sheet)
  return articleId ? <Notice id={articleId} /> : <NoticeList />
}
