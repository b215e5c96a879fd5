import { pictureAddress } from '../../core/address/picture-address'
import { useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { PlainPicture } from '../../ui/plain-picture'
import { useSheet } from '../../ui/sheet'
import { LinkedBox } from '../../site/links/theme-link'
import type { BlockProps } from './blocks'
import { Cover } from './cover'
import { equalColumns, gap } from './equal-columns'
import sheet from './images.css?sheet'

type Image = BlockProps<'imagesGroup'>['items'][number]

/** Text with a picture beside it; a picture alone fills the box. */
function Inside({ title, text, button, picture }: Image) {
  const address = pictureAddress(useScope(), picture)
  if (!title) return <Cover picture={picture} alt={text} />
  return (
    <>
      <span className="home-image-words stack shrink">
        <b className="home-image-title text-h1">{title}</b>
        {text && <span className="text-dense ink-2 clamp-2">{text}</span>}
        {button && (
          <span className="inline-row gap-4 above-16 text-dense brand">
            {button}
            <Icon name="arrowRight" size={14} />
          </span>
        )}
      </span>
      {address && (
        <PlainPicture className="home-image-side" src={address} alt="" loading="lazy" decoding="async" />
      )}
    </>
  )
}

/** One to five pictures side by side, fewer in narrow pages. */
export function ImagesGroupBlock({
  props: { columns, height, items },
}: {
  props: BlockProps<'imagesGroup'>
}) {
  useSheet(sheet)
  return (
    <ul
      className="home-block stack"
      style={{ gap, gridTemplateColumns: equalColumns(columns, 220), gridAutoRows: height }}
    >
      {items.map((item, at) => (
        <li key={at} className="home-image shrink">
          <LinkedBox className="home-image-box row between" url={item.link}>
            <Inside {...item} />
          </LinkedBox>
        </li>
      ))}
    </ul>
  )
}
