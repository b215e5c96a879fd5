import { useStore } from '@nanostores/react'
import { announcementsOf } from '../articles/announcements.store'
import type { Article } from '../articles/articles.contract'
import { targetOf } from '../links/target'
import { ThemeLink } from '../links/theme-link'
import { useHref, useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icon'
import { Skeleton } from '../../ui/skeleton'
import { homeMessages } from './home.messages'

function Line({ article: { id, categoryName, title, link } }: { article: Article }) {
  const href = useHref()
  const url = [link, `/noticeList/${encodeURIComponent(id)}`].find((each) => each && targetOf(each, href))
  return (
    <li className="announcement">
      <span className="announcement-kind">{categoryName}</span>
      {url ? (
        <ThemeLink className="announcement-title" url={url} title={title} mark={false}>
          {title}
        </ThemeLink>
      ) : (
        <span className="announcement-title" title={title}>
          {title}
        </span>
      )}
    </li>
  )
}

/** The newest announcements, three lines of one size whatever comes. */
export function Announcements() {
  const say = useSay(homeMessages)
  const { $state, reload } = announcementsOf(useScope())
  const { status, value } = useStore($state)
  return (
    <section className="announcements">
      <header className="announcements-head">
        <h2 className="announcements-title">{say('announcements')}</h2>
        <ThemeLink className="home-more" url="/noticeList">
          {say('more')}
          <Icon name="chevronRight" size={12} />
        </ThemeLink>
      </header>
      {value === undefined && status === 'failed' && (
        <p className="announcement" role="alert">
          {say('failed')}
          <button type="button" className="link" onClick={() => void reload()}>
            {say('retry')}
          </button>
        </p>
      )}
      {value?.length === 0 && <p className="announcement announcement-kind">{say('noAnnouncements')}</p>}
      <ul>
        {value?.map((article) => (
          <Line key={article.id} article={article} />
        ))}
        {!value &&
          status === 'loading' &&
          [160, 184, 144].map((width) => (
            <li key={width} className="announcement">
              <Skeleton width={width} />
            </li>
          ))}
      </ul>
    </section>
  )
}
