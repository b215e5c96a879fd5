import { pictureAddress } from '../../core/address/picture-address'
import { classNames } from '../../ui/class-names'
import { useScope } from '../../ui/host'
import { PlainPicture } from '../../ui/plain-picture'
import { useSheet } from '../../ui/sheet'
import { ThemeLink } from '../../site/links/theme-link'
import type { BlockProps } from './blocks'
import sheet from './floor.css?sheet'
import { FloorPanel } from './floor-panel'
import { Ranking } from './ranking'

type Floor = BlockProps<'floorGroup'>

/** Title, links and picture of a floor. */
function FloorBanner({ title, text, ways, picture }: Pick<Floor, 'title' | 'text' | 'ways' | 'picture'>) {
  const address = pictureAddress(useScope(), picture)
  return (
    <header className="home-floor-banner">
      <h2 className="text-h1 bold">{title}</h2>
      {text && <p className="note">{text}</p>}
      <ul className="stack columns-2 gap-8 row-gap-4 above-16">
        {ways.map(({ label, link }, at) => (
          <li key={at}>
            <ThemeLink className="home-floor-way brand-hover" url={link}>
              {label}
            </ThemeLink>
          </li>
        ))}
      </ul>
      {address && (
        <PlainPicture className="home-floor-picture" src={address} alt="" loading="lazy" decoding="async" />
      )}
    </header>
  )
}

/** Goods of one field behind tabs, four per panel, with the title at the left or right. */
export function FloorBlock({ props }: { props: Floor & Partial<BlockProps<'topFloor'>> }) {
  useSheet(sheet)
  const { title, text, link, side, columns, ways, picture, tabs, ranking } = props
  return (
    <section
      className={classNames(
        'home-block',
        'home-floor',
        side === 'right' && 'home-floor-right',
        ranking && 'home-floor-ranked',
      )}
    >
      <FloorBanner title={title} text={text} ways={ways} picture={picture} />
      <FloorPanel title={title} link={link} columns={columns} tabs={tabs} />
      {ranking && <Ranking list={ranking} />}
    </section>
  )
}
