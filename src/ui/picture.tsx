import { useSay } from './host'
import { StateDrawing } from './icons/state-drawing'
import { usePictureFault } from './picture-fault'
import { uiMessages } from './ui.messages'

type PictureProps = {
  /** Without one, or when it does not load, the tile says so. */
  src: string | null | undefined
  /** What it shows; empty beside its name. */
  alt: string
  /** Edge of a square tile in px; default: fills the box around it. */
  size?: number
  /** Below the fold: loaded when it comes near. */
  lazy?: boolean
}

/** A product picture on its tile, contained at 78 %; the tile stays light in the dark theme. */
export function Picture({ src, alt, size, lazy = true }: PictureProps) {
  const say = useSay(uiMessages)
  const { failed, watch } = usePictureFault(src ?? '')
  const small = size !== undefined && size < 120
  return (
    <span className="picture" style={size === undefined ? undefined : { width: size, height: size }}>
      {src && !failed ? (
        <img
          className={/\.svg(\?|$)/.test(src) ? 'picture-drawing' : 'picture-photo'}
          src={src}
          alt={alt}
          loading={lazy ? 'lazy' : 'eager'}
          decoding="async"
          {...watch}
        />
      ) : (
        <span className="picture-missing" title={say('noPicture')}>
          <StateDrawing name="picture" />
          <span className={small ? 'visually-hidden' : undefined}>{say('noPicture')}</span>
        </span>
      )}
    </span>
  )
}
