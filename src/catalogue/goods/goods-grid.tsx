import { createElement } from 'react'
import { GoodsCard } from './goods-card'
import type { Goods } from './goods.contract'

type GoodsGridProps = {
  goods: readonly Goods[]
  /** Words that were searched for, marked in the names. */
  highlight: string
  /** Tag of an element of the host's own, which gets each product as its property `goods`. */
  cardTag?: string | undefined
  /** Offers to put goods side by side. */
  compare: boolean
}

/** Goods as cards, five in a row where there is room. */
export const GoodsGrid = ({ goods, highlight, cardTag, compare }: GoodsGridProps) => (
  <ul className="goods-grid">
    {goods.map((each) => (
      <li key={each.id} className="goods-grid-cell">
        {cardTag ? (
          createElement(cardTag, {
            ref: (card: HTMLElement | null) => card && Object.assign(card, { goods: each }),
          })
        ) : (
          <GoodsCard goods={each} highlight={highlight} compare={compare} />
        )}
      </li>
    ))}
  </ul>
)
