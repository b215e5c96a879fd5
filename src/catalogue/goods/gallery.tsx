import { useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react'
import { useSay } from '../../ui/host'
import { Icon } from '../../ui/icon'
import { Picture } from '../../ui/picture'
import { classNames } from '../../ui/class-names'
import { GalleryDialog } from './gallery-dialog'
import { goodsDetailMessages } from './goods-detail.messages'

type GalleryProps = {
  /** Addresses. */
  pictures: readonly string[]
  /** What they show. */
  name: string
}

/** The pictures of a product: thumbnails choose, pointing magnifies, a press or Enter shows it large. */
export function Gallery({ pictures, name }: GalleryProps) {
  const say = useSay(goodsDetailMessages)
  const [at, setAt] = useState(0)
  const [large, setLarge] = useState(false)
  const [lens, setLens] = useState<CSSProperties>()
  const shown = Math.min(at, Math.max(0, pictures.length - 1))
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
    const next = (shown + step + pictures.length) % pictures.length
    setAt(next)
    event.currentTarget.querySelectorAll<HTMLElement>('.gallery-thumb')[next]?.focus()
  }

  if (pictures.length === 0) {
    return (
      <div className="gallery-tile">
        <Picture src={undefined} alt={name} />
      </div>
    )
  }
  return (
    <div className="gallery" role="group" aria-label={say('pictures')}>
      <button
        type="button"
        className="gallery-tile"
        title={say('enlarge')}
        aria-haspopup="dialog"
        onClick={() => setLarge(true)}
        onPointerMove={point}
        onPointerLeave={() => setLens(undefined)}
      >
        <span className="gallery-lens" style={lens}>
          <Picture src={pictures[shown]} alt={`${name}，${label(shown)}`} lazy={false} />
        </span>
        {!lens && <span className="gallery-hint">{say('onlyForReference')}</span>}
        <span className="gallery-zoom">
          <Icon name="zoomIn" size={18} />
        </span>
      </button>
      {pictures.length > 1 && (
        <div className="gallery-thumbs" onKeyDown={keyDown}>
          {pictures.map((picture, n) => (
            <button
              key={picture}
              type="button"
              className={classNames('gallery-thumb', n === shown && 'gallery-thumb-current')}
              aria-label={label(n)}
              aria-current={n === shown || undefined}
              tabIndex={n === shown ? 0 : -1}
              onClick={() => setAt(n)}
            >
              <Picture src={picture} alt="" />
            </button>
          ))}
        </div>
      )}
      {large && (
        <GalleryDialog {...{ pictures, name, at: shown }} onTurn={setAt} onClose={() => setLarge(false)} />
      )}
    </div>
  )
}
