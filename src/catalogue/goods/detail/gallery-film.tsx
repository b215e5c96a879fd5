import { useState } from 'react'
import { useSay } from '../../../ui/host'
import { Icon } from '../../../ui/icons/icon'
import { useSheet } from '../../../ui/sheet'
import sheet from './gallery-film.css?sheet'
import { goodsDetailMessages } from './goods-detail.messages'

/** Video about a product. Plays on request and shows a message if it fails to load. */
export default function GalleryFilm({ film, name }: { film: string; name: string }) {
  useSheet(sheet)
  const say = useSay(goodsDetailMessages)
  const [broken, setBroken] = useState('')
  if (broken === film) {
    return (
      <div className="goods-gallery-tile goods-gallery-film-failed" role="alert">
        <Icon name="videoOff" size={28} />
        {say('filmFailed')}
      </div>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- shops hand us films without captions
    <video
      className="goods-gallery-tile goods-gallery-film"
      src={film}
      aria-label={`${name}, ${say('film')}`}
      controls
      playsInline
      preload="metadata"
      // The video may have failed before hydration, when React does not listen yet.
      ref={(video) => void (video?.error && setBroken(film))}
      onError={() => setBroken(film)}
    />
  )
}
