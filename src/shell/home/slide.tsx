import { pictureAddress } from '../../core/address/picture-address'
import { BearingDrawing } from '../../ui/icons/bearing-drawing'
import { useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { PlainPicture } from '../../ui/plain-picture'
import { ThemeLink } from '../../site/links/theme-link'
import type { BlockProps } from './blocks'
import { Cover } from './cover'

/** Drawing at the right: a built-in line drawing or a picture of the shop. */
function SlideDrawing({ name }: { name: string }) {
  const scope = useScope()
  if (name === 'bearing') return <BearingDrawing className="block" />
  const address = pictureAddress(scope, `/img/drawings/${encodeURIComponent(name)}.svg`)
  return (
    <PlainPicture
      className="home-slide-picture"
      src={address}
      alt=""
      width="280"
      height="280"
      decoding="async"
    />
  )
}

/** One promotion with title, link and background. */
export const Slide = ({
  of: { hint, title, text, button, link, drawing, picture },
}: {
  of: BlockProps<'slides'>['slides'][number]
}) => (
  <>
    {picture && <Cover picture={picture} alt="" eager />}
    <div className="home-slide-words">
      {hint && <p className="home-slide-hint">{hint}</p>}
      <h2 className="home-slide-title">{title}</h2>
      <p className="home-slide-text">{text}</p>
      <ThemeLink className="home-slide-link" url={link}>
        {button}
        <Icon name="arrowRight" size={16} />
      </ThemeLink>
    </div>
    {drawing && !picture && (
      <div className="home-slide-drawing" aria-hidden="true">
        <SlideDrawing name={drawing} />
      </div>
    )}
  </>
)
