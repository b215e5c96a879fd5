import { pictureAddress } from '../../core/address/picture-address'
import { useSay, useScope } from '../../ui/host'
import { StateDrawing } from '../../ui/icons/state-drawing'
import { usePictureFault } from '../../ui/picture-fault'
import { uiMessages } from '../../ui/ui.messages'

type CoverProps = {
  /** Address of the picture. Without one, or after a failure, a placeholder is shown. */
  picture: string | undefined
  alt: string
  /** Loads at once, for the first screen. */
  eager?: boolean
}

/** A picture that covers its box. */
export function Cover({ picture, alt, eager = false }: CoverProps) {
  const say = useSay(uiMessages)
  const scope = useScope()
  const address = pictureAddress(scope, picture)
  const { failed, watch } = usePictureFault(address)
  if (!address || failed) {
    return (
      <span className="home-cover home-cover-missing">
        <StateDrawing name="picture" />
        {say('noPicture')}
      </span>
    )
  }
  return (
    <img
      className="home-cover"
      src={address}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...watch}
    />
  )
}
