import { useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react'
import { useSay } from '../../../ui/host'
import { Icon } from '../../../ui/icons/icon'
import { Picture } from '../../../ui/picture'
import { classNames } from '../../../ui/class-names'
import { goodsDetailMessages } from './goods-detail.messages'
import { later } from '../../../ui/later'

// Loaded on demand because few goods have a video.
const GalleryFilm = later(() => import('./gallery-film'))
const GalleryDialog = later(() => import('./gallery-dialog'))

type GalleryProps = {
  /** Addresses of the pictures. */
  pictures: readonly string[]
  /** Address of a video, shown after the pictures; empty: none. */
  film?: string
  /** Name of the shown product. */
  name: string
}

/** Gallery of a product: thumbnails select, hovering magnifies, a press or Enter opens the large view. */
export function Gallery({ pictures, film = '', name }: GalleryProps) {
  const say = useSay(goodsDetailMessages)
  const [at, setAt] = useState(0)
  const [large, setLarge] = useState(false)
  const [lens, setLens] = useState<CSSProperties>()
  const count = pictures.length + (film ? 1 : 0)
  const shown = Math.min(at, Math.max(0, count - 1))
  const onFilm = film !== '' && shown === pictures.length
  const label = (n: number) => say('picture', { n: n + 1, count: pictures.length })

  function point({ nativeEvent, currentTarget, pointerType }: PointerEvent<HTMLElement>) {
    if (pointerType === 'touch') return
    const x = (nativeEvent.offsetX / currentTarget.clientWidth) * 100
    const y = (nativeEvent.offsetY / currentTarget.clientHeight) * 100
    setLens({ transformOrigin: `${x}% ${y}%`, scale: '2' })
  }
  function keyDown(event: KeyboardEvent<HTMLElement>) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = (shown + step + count) % count
    setAt(next)
    event.currentTarget.querySelectorAll<HTMLElement>('.goods-gallery-thumb')[next]?.focus()
  }

  if (count === 0) {
    return (
      <div className="goods-gallery-tile">
        <Picture src={undefined} alt={name} />
      </div>
    )
  }
  return (
    <div className="goods-gallery" role="group" aria-label={say('pictures')}>
      {onFilm ? (
        <GalleryFilm film={film} name={name} waiting={<div className="goods-gallery-tile" />} />
      ) : (
        <button
          type="button"
          className="goods-gallery-tile"
          title={say('enlarge')}
          aria-haspopup="dialog"
          onClick={() => setLarge(true)}
          onPointerMove={point}
          onPointerLeave={() => setLens(undefined)}
        >
          <span className="goods-gallery-lens" style={lens}>
            <Picture src={pictures[shown]} alt={`${name}, ${label(shown)}`} lazy={false} />
          </span>
          {!lens && <span className="goods-gallery-hint">{say('onlyForReference')}</span>}
          <span className="goods-gallery-zoom">
            <Icon name="zoomIn" size={18} />
          </span>
        </button>
      )}
      {film && !onFilm && (
        <button
          type="button"
          className="goods-gallery-play stack middle ink"
          title={say('playFilm')}
          aria-label={say('playFilm')}
          onClick={() => setAt(pictures.length)}
        >
          <Icon name="play" size={20} />
        </button>
      )}
      {count > 1 && (
        <div className="goods-gallery-thumbs" role="group" aria-label={name} onKeyDown={keyDown}>
          {pictures.map((picture, n) => (
            <button
              key={picture}
              type="button"
              className={classNames('goods-gallery-thumb', n === shown && 'goods-gallery-thumb-current')}
              aria-label={label(n)}
              aria-current={n === shown || undefined}
              tabIndex={n === shown ? 0 : -1}
              onClick={() => setAt(n)}
            >
              <Picture src={picture} alt="" />
            </button>
          ))}
          {film && (
            <button
              type="button"
              className={classNames(
                'goods-gallery-thumb',
                'goods-gallery-thumb-film stack middle',
                onFilm && 'goods-gallery-thumb-current',
              )}
              aria-label={say('film')}
              aria-current={onFilm || undefined}
              tabIndex={onFilm ? 0 : -1}
              onClick={() => setAt(pictures.length)}
            >
              <Icon name="play" size={20} />
            </button>
          )}
        </div>
      )}
      {large && (
        <GalleryDialog {...{ pictures, name, at: shown }} onTurn={setAt} onClose={() => setLarge(false)} />
      )}
    </div>
  )
}
