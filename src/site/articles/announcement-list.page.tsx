import { useHost, useHref, useOpened, useSay, useScope } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { Tag } from '../../ui/tag'
import { ArticleList } from './article-list'
import { ArticleTrail, ListTrail } from './article-trail'
import { ArticleView } from './article-view'
import sheet from './articles.css?sheet'
import type { ListedArticle } from './articles.contract'
import { articlesMessages } from './articles.messages'
import { openAnnouncement, openAnnouncementList } from './announcement-list.store'

/** Row with a link to the announcement's text, which contains the link to its subject. */
function AnnouncementRow({ article: { id, title, categoryName, publishedAt } }: { article: ListedArticle }) {
  const href = useHref()
  const date = publishedAt.slice(0, 10)
  return (
    <a className="article-announcement-row focus-inside" href={href('notice', { articleId: id })}>
      <Tag>{categoryName}</Tag>
      <span className="article-announcement-row-title grow shrink truncate" title={title}>
        {title}
      </span>
      <time className="meta" dateTime={date}>
        {date}
      </time>
    </a>
  )
}

function AnnouncementList() {
  const { scope, urlState } = useHost()
  const href = useHref()
  const say = useSay(articlesMessages)
  const list = useOpened(() => openAnnouncementList(scope, urlState))
  return (
    <>
      <ListTrail list={{ label: say('announcements'), href: href('notices') }} />
      <ArticleList of={list} title={say('announcements')}>
        {(article) => <AnnouncementRow article={article} />}
      </ArticleList>
    </>
  )
}

function Announcement({ id }: { id: string }) {
  const scope = useScope()
  const href = useHref()
  const say = useSay(articlesMessages)
  const article = useOpened(() => openAnnouncement(scope, id), id)
  return (
    <>
      <ArticleTrail list={{ label: say('announcements'), href: href('notices') }} of={article} />
      <ArticleView
        of={article}
        listHref={href('notices')}
        articleHref={(articleId) => href('notice', { articleId })}
      />
    </>
  )
}

/** Page of the platform's announcements, or of one of them. */
export default function AnnouncementsPage({ articleId }: { articleId?: string | undefined }) {
  useSheet(sheet)
  return articleId ? <Announcement id={articleId} /> : <AnnouncementList />
}
