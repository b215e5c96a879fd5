import { useSay } from './host'
import { StateDrawing } from './icons/state-drawing'
import { usePictureFault } from './picture-fault'
import { uiMessages } from './ui.messages'

type PictureProps = {
  /** Address. Without one, or after a failure, a placeholder is shown. */
  src: string | null | undefined
  /** Alternative text. Empty beside the product's name. */
  alt: string
  /** Size of a square tile in pixels. Default: fills its container. */
  size?: number
  /** Loads when it is near the viewport. */
  lazy?: boolean
}

/** Product picture on a tile, contained at 78 %. The tile stays light in the dark theme. */
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
