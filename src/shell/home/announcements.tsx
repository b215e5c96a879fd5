import { useStore } from '@nanostores/react'
import { announcementsOf } from '../../site/articles/announcements.store'
import type { Article } from '../../site/articles/announcements.contract'
import { targetOf } from '../../site/links/target'
import { ThemeLink } from '../../site/links/theme-link'
import { elementIs } from '../../ui/element-state'
import { useHref, useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { Skeleton } from '../../ui/pages/skeleton'
import { homeMessages } from './home.messages'

/** Longer categories would take the space of the title. */
const longestKind = 4

function Line({ article: { id, categoryName, title, link } }: { article: Article }) {
  const href = useHref()
  const look = { className: 'home-announcement-title truncate', title }
  return (
    <li className="home-announcement row gap-8 text-meta">
      {[...categoryName].length <= longestKind && (
        <span className="rigid ink-3 truncate">{categoryName}</span>
      )}
      {link && targetOf(link, href) ? (
        <ThemeLink {...look} url={link} mark={false}>
          {title}
        </ThemeLink>
      ) : (
        <a {...look} href={href('notice', { articleId: id })}>
          {title}
        </a>
      )}
    </li>
  )
}

/** The three newest announcements, one line each. */
export function Announcements() {
  const say = useSay(homeMessages)
  const href = useHref()
  const { $state, reload } = announcementsOf(useScope())
  const { status, value } = useStore($state)
  return (
    <section className="home-announcements">
      <header className="row between">
        <h2 className="home-announcements-title">{say('announcements')}</h2>
        <a className="home-more inline-row gap-2 rigid text-meta ink-2 brand-hover" href={href('notices')}>
          {say('more')}
          <Icon name="chevronRight" size={12} />
        </a>
      </header>
      {value === undefined && status === 'failed' && (
        <p className="home-announcement row gap-8 text-meta" role="alert" ref={elementIs('failed')}>
          {say('failed')}
          <button type="button" className="link" onClick={() => void reload()}>
            {say('retry')}
          </button>
        </p>
      )}
      {value?.length === 0 && (
        <p className="home-announcement note row gap-8 text-meta">{say('noAnnouncements')}</p>
      )}
      <ul>
        {value?.map((article) => (
          <Line key={article.id} article={article} />
        ))}
        {!value &&
          status === 'loading' &&
          [160, 184, 144].map((width) => (
            <li key={width} className="home-announcement row gap-8 text-meta">
              <Skeleton width={width} />
            </li>
          ))}
      </ul>
    </section>
  )
}
