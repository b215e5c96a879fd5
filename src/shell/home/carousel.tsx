import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../../ui/class-names'
import { useSay } from '../../ui/host'
import { IconButton } from '../../ui/icon-button'
import { useSheet } from '../../ui/sheet'
import { useAutoplay } from './autoplay'
import sheet from './carousel.css?sheet'
import { CarouselDashes } from './carousel-dashes'
import { homeMessages } from './home.messages'

/** Stores the current slide. The slide changes at once; the picture fades in by CSS. */
function useSlides(count: number) {
  const [box, embla] = useEmblaCarousel({ loop: count > 1, duration: 20 })
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (!embla) return undefined
    const selected = () => setAt(embla.selectedScrollSnap())
    embla.on('select', selected)
    return () => void embla.off('select', selected)
  }, [embla])
  return { box, at, show: (slide: number) => embla?.scrollTo((slide + count) % count, true) }
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

type CarouselProps = {
  /** Accessible name, if a page has several. */
  label?: string
  /** Content of each slide. */
  slides: readonly ReactNode[]
  /** In pixels. Default: the height of its container. */
  height?: number
  autoplay?: boolean
  /** In milliseconds. */
  interval?: number
  /** Hides the dashes; arrows, keys and swiping still work. */
  indicatorHidden?: boolean
}

/** Slideshow. It pauses on hover and focus, and on request. */
export function Carousel({
  label,
  slides,
  height,
  autoplay = true,
  interval = 5000,
  indicatorHidden = false,
}: CarouselProps) {
  useSheet(sheet)
  const say = useSay(homeMessages)
  const { box, at, show } = useSlides(slides.length)
  const several = slides.length > 1
  const { playing, toggle, watch } = useAutoplay(show, at, { wanted: autoplay && several, interval })
  const style: CSSProperties | undefined = height === undefined ? undefined : { height }

  function keyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!several || step === undefined) return
    event.preventDefault()
    show(at + step)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows work from any control inside
    <section
      className="home-carousel"
      style={style}
      aria-roledescription="carousel"
      aria-label={label || say('carousel')}
      onKeyDown={keyDown}
      {...watch}
    >
      <div className="home-carousel-box" ref={box}>
        <div className="home-carousel-slides" aria-live={playing ? 'off' : 'polite'}>
          {slides.map((inside, number) => (
            <div
              key={number}
              className={classNames('home-slide row shrink', number === at && 'home-slide-shown')}
              role="group"
              aria-roledescription="slide"
              aria-label={say('slide', { n: number + 1, of: slides.length })}
              inert={number !== at}
            >
              {inside}
            </div>
          ))}
        </div>
      </div>
      {several && (
        <>
          <CarouselDashes
            count={slides.length}
            at={at}
            show={show}
            hidden={indicatorHidden}
            playing={playing}
            toggle={autoplay ? toggle : undefined}
          />
          <IconButton
            className="home-carousel-control home-carousel-previous"
            icon="chevronLeft"
            label={say('previous')}
            onClick={() => show(at - 1)}
          />
          <IconButton
            className="home-carousel-control home-carousel-next"
            icon="chevronRight"
            label={say('next')}
            onClick={() => show(at + 1)}
          />
        </>
      )}
    </section>
  )
}
