import { createElement } from 'react'
import { useSheet } from '../../../ui/sheet'
import { Skeleton } from '../../../ui/pages/skeleton'
import { GoodsCard } from './goods-card'
import type { Goods } from '../goods.contract'
import sheet from '../list/goods-list.css?sheet'

type GoodsGridProps = {
  goods: readonly Goods[]
  /** Searched words to mark in the names. */
  highlight?: string
  /** Tag of the host's own card element, which receives each product as its property `goods`. */
  cardTag?: string | undefined
  /** Shows the compare checkboxes. */
  compare?: boolean
  /** Shows the arrival dates. */
  arrival?: boolean
  /** Shows the buttons that explain the prices. */
  why?: boolean
}

/** Grid of cards, five in a row if there is room. */
export function GoodsGrid({ goods, highlight, cardTag, compare, arrival, why }: GoodsGridProps) {
  useSheet(sheet)
  return (
    <ul className="goods-grid">
      {goods.map((each) => (
        <li key={each.id} className="goods-grid-cell stack columns-1">
          {cardTag ? (
            createElement(cardTag, {
              ref: (card: HTMLElement | null) => card && Object.assign(card, { goods: each }),
            })
          ) : (
            <GoodsCard goods={each} {...{ highlight, compare, arrival, why }} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Placeholders of the cards while they load. */
export function GoodsGridWaiting({ cards }: { cards: number }) {
  useSheet(sheet)
  return (
    <div className="goods-grid">
      {Array.from({ length: cards }, (_, at) => (
        <Skeleton key={at} height={346} />
      ))}
    </div>
  )
}
