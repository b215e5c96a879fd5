import { memo, useState, type ReactNode } from 'react'
import { DeliveryArrival } from '../../../trade/delivery/delivery-arrival'
import { classNames } from '../../../ui/class-names'
import { useHref } from '../../../ui/host'
import { useSheet } from '../../../ui/sheet'
import { brandAndCode } from '../brand-and-code'
import { GoodsCardAction } from './goods-card-action'
import { GoodsCardCorner } from './goods-card-corner'
import type { CardWish } from './goods-card-form'
import { GoodsCardPrice } from './goods-card-price'
import { GoodsCardStock } from './goods-card-stock'
import { GoodsCardTile } from './goods-card-tile'
import cardSheet from './goods-card.css?sheet'
import type { Goods } from '../goods.contract'
import { Marked } from './marked'

export type GoodsCardProps = {
  goods: Goods
  /** `card` for grids, `row` for lists in text. */
  layout?: 'card' | 'row'
  /** Searched words to mark in the name. */
  highlight?: string | undefined
  /** Shows the compare checkbox. */
  compare?: boolean
  /** Shows the arrival date. */
  arrival?: boolean
  /** Shows the button that explains the price. */
  why?: boolean
  /** Content after quantity and button. */
  children?: ReactNode
}

/**
 * Price, stock, quantity and action of one product, rendered in the root of its parent. It renders from props and
 * stores alone, so it also renders on a server. Memoized: a card renders again only when its own goods change.
 */
export const GoodsCard = memo(function GoodsCard(props: GoodsCardProps) {
  const {
    goods,
    layout = 'card',
    highlight = '',
    compare = false,
    arrival = false,
    why = false,
    children,
  } = props
  useSheet(cardSheet)
  const [wish, onWish] = useState<CardWish>({})
  const address = useHref()('goods', { goodsId: goods.id })
  const row = layout === 'row'
  return (
    <article
      className={classNames('goods-card', row ? 'goods-card-row' : 'goods-card-block card button-wakes')}
      aria-label={goods.goodsName}
    >
      <GoodsCardTile goods={goods} href={address} row={row} />
      <div className="goods-card-words grow shrink">
        <h3 className="goods-card-heading">
          <a
            className="goods-card-name text-dense clamp-2 anywhere"
            part="title"
            href={address}
            title={goods.goodsName}
          >
            <Marked name={goods.goodsName} words={highlight} />
          </a>
        </h3>
        <GoodsCardPrice {...{ goods, row, why, wish, onWish }} />
        {!row && <span className="text-meta ink-3 truncate">{brandAndCode(goods)}</span>}
        <GoodsCardStock {...{ goods, row, wish }} />
        {arrival && <DeliveryArrival skuId={goods.skuItemDefault.skuId} />}
      </div>
      <GoodsCardAction {...{ goods, row, wish, onWish }} href={address} />
      {!row && <GoodsCardCorner goods={goods} compare={compare} />}
      {children}
    </article>
  )
})
