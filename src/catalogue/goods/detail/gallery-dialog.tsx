import type { KeyboardEvent } from 'react'
import { Modal } from '../../../ui/overlays/modal'
import { useSay } from '../../../ui/host'
import { IconButton } from '../../../ui/icon-button'
import { Picture } from '../../../ui/picture'
import { useSheet } from '../../../ui/sheet'
import sheet from './gallery-dialog.css?sheet'
import { goodsDetailMessages } from './goods-detail.messages'

type GalleryDialogProps = {
  pictures: readonly string[]
  name: string
  /** Index of the shown picture, from 0. */
  at: number
  onTurn: (at: number) => void
  onClose: () => void
}

/** Dialog with one picture at the size of the window; arrows show the others. */
export default function GalleryDialog({ pictures, name, at, onTurn, onClose }: GalleryDialogProps) {
  useSheet(sheet)
  const say = useSay(goodsDetailMessages)
  const turn = (step: number) => onTurn((at + step + pictures.length) % pictures.length)
  const label = say('picture', { n: at + 1, count: pictures.length })

  function keyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') turn(1)
    if (key === 'ArrowLeft') turn(-1)
  }

  return (
    <Modal title={name} width={960} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons do the same */}
      <div className="goods-gallery-large" onKeyDown={keyDown}>
        <Picture src={pictures[at]} alt={`${name}, ${label}`} lazy={false} />
        {pictures.length > 1 && (
          <div className="goods-gallery-turn row gap-16 center above-16 text-dense ink-2">
            <IconButton icon="chevronLeft" label={say('previous')} data-first="" onClick={() => turn(-1)} />
            <span role="status">{label}</span>
            <IconButton icon="chevronRight" label={say('next')} onClick={() => turn(1)} />
          </div>
        )}
      </div>
    </Modal>
  )
}
