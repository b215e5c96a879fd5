import { pictureAddress } from '../../core/address/picture-address'
import { useSay, useScope } from '../../ui/host'
import { Picture } from '../../ui/picture'
import { useSheet } from '../../ui/sheet'
import { LinkedBox } from '../../site/links/theme-link'
import type { BlockProps } from './blocks'
import { homeMessages } from './home.messages'
import sheet from './news.css?sheet'
import { HomeTitle } from './title-block'

type News = BlockProps<'newsCards'>['items'][number]

function NewsCard({ title, categoryName, date, pictures, link }: News) {
  const scope = useScope()
  const shown = pictures.length ? pictures : [undefined]
  return (
    <li className="home-news-card shrink">
      <LinkedBox className="home-news-box" url={link}>
        <span className="home-news-pictures">
          {shown.map((picture, at) => (
            <Picture key={at} src={pictureAddress(scope, picture)} alt="" />
          ))}
        </span>
        <span className="home-news-title clamp-2" title={title}>
          {title}
        </span>
        <span className="home-news-meta row gap-8 stretch between text-meta ink-3">
          <span>{categoryName}</span>
          <time>{date}</time>
        </span>
      </LinkedBox>
    </li>
  )
}

/** News cards, five per row. */
export function NewsCardsBlock({ props: { title, link, items } }: { props: BlockProps<'newsCards'> }) {
  useSheet(sheet)
  const say = useSay(homeMessages)
  return (
    <section className="home-block">
      {title && (
        <HomeTitle text={title} more={link === undefined ? undefined : { label: say('moreNews'), link }} />
      )}
      <ul className="home-news">
        {items.map((item, at) => (
          <NewsCard key={at} {...item} />
        ))}
      </ul>
    </section>
  )
}
