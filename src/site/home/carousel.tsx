import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import { classNames } from '../../ui/class-names'
import { useSay } from '../../ui/host'
import { IconButton } from '../../ui/icon-button'
import { useSheet } from '../../ui/sheet'
import type { BlockProps } from './blocks'
import { homeMessages } from './home.messages'
import { Slide } from './slide'
import { useAutoplay } from './autoplay'
import sheet from './carousel.css?sheet'

type Slides = BlockProps<'slides'>['slides']

/** Which slide is shown, and how to show another: at once, the picture itself fades in. */
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

/** Promotions one after the other; stands still while it is looked at closely, and when told to. */
export function Carousel({ slides }: { slides: Slides }) {
  useSheet(sheet)
  const say = useSay(homeMessages)
  const { box, at, show } = useSlides(slides.length)
  const { playing, toggle, watch } = useAutoplay(show, at)
  const several = slides.length > 1
  return (
    <section className="carousel" aria-roledescription="carousel" aria-label={say('carousel')} {...watch}>
      <div className="carousel-box" ref={box}>
        <div className="carousel-slides" aria-live={playing ? 'off' : 'polite'}>
          {slides.map((slide, number) => (
            <Slide
              key={number}
              slide={slide}
              shown={number === at}
              label={say('slide', { n: number + 1, of: slides.length })}
            />
          ))}
        </div>
      </div>
      {several && (
        <>
          <div className="carousel-dashes">
            {slides.map((_, number) => (
              <button
                key={number}
                type="button"
                className={classNames('carousel-dash', number === at && 'carousel-dash-at')}
                aria-label={say('toSlide', { n: number + 1 })}
                aria-current={number === at}
                onClick={() => show(number)}
              />
            ))}
            <IconButton
              bare
              size="small"
              className="carousel-control carousel-pause"
              icon={playing ? 'pause' : 'play'}
              label={say(playing ? 'pause' : 'play')}
              onClick={toggle}
            />
          </div>
          <IconButton
            className="carousel-control carousel-previous"
            icon="chevronLeft"
            label={say('previous')}
            onClick={() => show(at - 1)}
          />
          <IconButton
            className="carousel-control carousel-next"
            icon="chevronRight"
            label={say('next')}
            onClick={() => show(at + 1)}
          />
        </>
      )}
    </section>
  )
}
