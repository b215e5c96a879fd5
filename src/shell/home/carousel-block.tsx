import { RichText } from '../../ui/rich-text'
import { LinkedBox } from '../../site/links/theme-link'
import type { BlockProps } from './blocks'
import { Carousel } from './carousel'
import { Cover } from './cover'

type Props = BlockProps<'carousel'>

/** A picture, and over it what the site wants to be said. */
function Pictured({
  item: { picture, title, html, link },
  extended,
}: {
  item: Props['items'][number]
  extended: Props['extended']
}) {
  const captioned = extended === 'title' && Boolean(title)
  return (
    <>
      <LinkedBox className="home-slide-cover" url={link}>
        {/* What the caption says already is not said twice. */}
        <Cover picture={picture} alt={captioned ? '' : title} />
        {captioned && <span className="home-slide-caption">{title}</span>}
      </LinkedBox>
      {extended === 'richText' && html && (
        <div className="home-slide-caption home-slide-caption-rich">
          <RichText html={html} />
        </div>
      )}
    </>
  )
}

/** Pictures one after the other, each a link where it leads somewhere. */
export default function CarouselBlock({ props: { items, extended, ...settings } }: { props: Props }) {
  const slides = items.map((item, at) => <Pictured key={at} item={item} extended={extended} />)
  return (
    <div className="home-block">
      <Carousel label={items[0]?.title} slides={slides} {...settings} />
    </div>
  )
}
