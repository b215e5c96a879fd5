import { useState } from 'react'
import { pictureAddress } from '../../core/address/picture-address'
import { useScope } from '../../ui/host'
import { later } from '../../ui/later'
import { Picture } from '../../ui/picture'

const GalleryDialog = later(() => import('../goods/detail/gallery-dialog'))

type ReviewPicturesProps = {
  images: readonly string[]
  /** Title of the enlarged pictures. */
  name: string
  /** Returns the accessible name of a picture. */
  label: (at: number) => string
}

/** Pictures of a review. A press enlarges one. */
export function ReviewPictures({ images, name, label }: ReviewPicturesProps) {
  const scope = useScope()
  const [shown, setShown] = useState<number>()
  const pictures = images.map((image) => pictureAddress(scope, image)).filter(Boolean)
  if (pictures.length === 0) return null
  return (
    <>
      <div className="review-pictures row wrap gap-8 stretch">
        {pictures.map((picture, at) => (
          <button
            key={picture}
            type="button"
            className="review-picture"
            aria-label={label(at)}
            aria-haspopup="dialog"
            onClick={() => setShown(at)}
          >
            <Picture src={picture} alt="" size={60} />
          </button>
        ))}
      </div>
      {shown !== undefined && (
        <GalleryDialog
          pictures={pictures}
          name={name}
          at={shown}
          onTurn={setShown}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}
