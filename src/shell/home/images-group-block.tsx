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
      <span className="home-image-words">
        <b className="home-image-title">{title}</b>
        {text && <span className="home-image-text">{text}</span>}
        {button && (
          <span className="home-image-button">
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
      className="home-block home-images"
      style={{ gap, gridTemplateColumns: equalColumns(columns, 220), gridAutoRows: height }}
    >
      {items.map((item, at) => (
        <li key={at} className="home-image">
          <LinkedBox className="home-image-box" url={item.link}>
            <Inside {...item} />
          </LinkedBox>
        </li>
      ))}
    </ul>
  )
}
