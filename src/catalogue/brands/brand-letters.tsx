import { useRef } from 'react'
import { useHref, useSay } from '../../ui/host'
import { BrandMark } from './brand-mark'
import type { Brand } from './brands.contract'
import { brandsMessages } from './brands.messages'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#']

/** Brands grouped by letter, with links to the letters. */
export function BrandLetters({ brands }: { brands: readonly Brand[] }) {
  const say = useSay(brandsMessages)
  const href = useHref()
  const list = useRef<HTMLDivElement>(null)
  const filed = (letter: string) => brands.filter(({ firstLetter }) => firstLetter === letter)

  function goTo(letter: string) {
    const section = list.current?.querySelector<HTMLElement>(`[data-letter="${letter}"]`)
    section?.scrollIntoView({ block: 'start' })
    section?.querySelector('a')?.focus({ preventScroll: true })
  }
  return (
    <>
      <nav className="card brand-index row wrap gap-4 stretch" aria-label={say('letters')}>
        {letters.map((letter) => (
          <button
            key={letter}
            type="button"
            className="brand-letter"
            disabled={filed(letter).length === 0}
            onClick={() => goTo(letter)}
          >
            {letter}
          </button>
        ))}
      </nav>
      <div className="card brand-list" ref={list}>
        {letters
          .filter((letter) => filed(letter).length > 0)
          .map((letter) => (
            <section
              key={letter}
              className="brand-section ruled"
              data-letter={letter}
              aria-label={say('letter', { letter })}
            >
              <h2 className="brand-section-letter">{letter}</h2>
              <ul className="brand-tiles">
                {filed(letter).map((brand) => (
                  <li key={brand.id}>
                    <a className="brand-tile row gap-12" href={href('brand', { brandId: brand.id })}>
                      <BrandMark brand={brand} size={48} />
                      <span className="brand-words stack shrink text-meta ink-3">
                        <b>{brand.brandName}</b>
                        <span>{say('goods', { n: brand.goodsCount })}</span>
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </>
  )
}
