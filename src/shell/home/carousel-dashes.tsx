import { classNames } from '../../ui/class-names'
import { useSay } from '../../ui/host'
import { IconButton } from '../../ui/icon-button'
import { homeMessages } from './home.messages'

type CarouselDashesProps = {
  count: number
  at: number
  show: (slide: number) => void
  /** The dashes are left out; what plays can always be paused. */
  hidden: boolean
  playing: boolean
  /** Absent where nothing plays by itself. */
  toggle: (() => void) | undefined
}

/** Which slide it is, the way to each, and the button that pauses. */
export function CarouselDashes({ count, at, show, hidden, playing, toggle }: CarouselDashesProps) {
  const say = useSay(homeMessages)
  return (
    <div className="home-carousel-dashes">
      {!hidden &&
        Array.from({ length: count }, (_, number) => (
          <button
            key={number}
            type="button"
            className={classNames('home-carousel-dash', number === at && 'home-carousel-dash-at')}
            aria-label={say('toSlide', { n: number + 1 })}
            aria-current={number === at}
            onClick={() => show(number)}
          />
        ))}
      {toggle && (
        <IconButton
          bare
          size="small"
          className="home-carousel-control home-carousel-pause"
          icon={playing ? 'pause' : 'play'}
          label={say(playing ? 'pause' : 'play')}
          onClick={toggle}
        />
      )}
    </div>
  )
}
