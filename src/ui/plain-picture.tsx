import type { ImgHTMLAttributes, ReactNode } from 'react'
import { useSay } from './host'
import { usePictureFault } from './picture-fault'
import { uiMessages } from './ui.messages'

type PlainPictureProps = ImgHTMLAttributes<HTMLImageElement> & {
  src: string
  alt: string
  /** Replaces a picture that failed to load. Default: a text. */
  otherwise?: ReactNode
}

/** Picture without a tile. After a failure it shows a text. */
export function PlainPicture({ otherwise, alt, ...img }: PlainPictureProps) {
  const say = useSay(uiMessages)
  const { failed, watch } = usePictureFault(img.src)
  if (!failed) return <img {...img} {...watch} alt={alt} />
  if (otherwise !== undefined) return otherwise
  const { className, width, height } = img
  return (
    <span className={className} style={{ ...lost, width, height }}>
      {say('noPicture')}
    </span>
  )
}

const lost = {
  display: 'grid',
  placeContent: 'center',
  maxWidth: '100%',
  fontSize: 'var(--trade-text-meta)',
  color: 'var(--trade-ink-3)',
} as const
