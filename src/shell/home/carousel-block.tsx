import { RichText } from '../../ui/rich-text'
import { LinkedBox } from '../../site/links/theme-link'
import type { BlockProps } from './blocks'
import { Carousel } from './carousel'
import { Cover } from './cover'

type Props = BlockProps<'carousel'>

/** A picture with an optional caption. */
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
        {/* The caption already contains the text. */}
        <Cover picture={picture} alt={captioned ? '' : title} />
        {captioned && <span className="home-slide-caption text-h1 bold">{title}</span>}
      </LinkedBox>
      {extended === 'richText' && html && (
        <div className="home-slide-caption home-slide-caption-rich text-h1 bold">
          <RichText html={html} />
        </div>
      )}
    </>
  )
}

/** Slideshow of pictures, each an optional link. */
export default function CarouselBlock({ props: { items, extended, ...settings } }: { props: Props }) {
  const slides = items.map((item, at) => <Pictured key={at} item={item} extended={extended} />)
  return (
    <div className="home-block">
      <Carousel label={items[0]?.title} slides={slides} {...settings} />
    </div>
  )
}
