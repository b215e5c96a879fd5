import { classNames } from '../../ui/class-names'
import { useSay } from '../../ui/host'
import { IconButton } from '../../ui/icon-button'
import { homeMessages } from './home.messages'

type CarouselDashesProps = {
  count: number
  at: number
  show: (slide: number) => void
  /** Hides the dashes. Autoplay can always be paused. */
  hidden: boolean
  playing: boolean
  /** Absent without autoplay. */
  toggle: (() => void) | undefined
}

/** Position of the slideshow, links to slides, and the pause button. */
export function CarouselDashes({ count, at, show, hidden, playing, toggle }: CarouselDashesProps) {
  const say = useSay(homeMessages)
  return (
    <div className="home-carousel-dashes row">
      {!hidden &&
        Array.from({ length: count }, (_, number) => (
          <button
            key={number}
            type="button"
            className={classNames(
              'home-carousel-dash focus-inside',
              number === at && 'home-carousel-dash-at',
            )}
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
