import { useState } from 'react'
import { useHref } from '../../../ui/host'
import { useSheet } from '../../../ui/sheet'
import type { Goods } from '../goods.contract'
import { GoodsCardAction } from './goods-card-action'
import type { CardWish } from './goods-card-form'
import sheet from './goods-card.css?sheet'

/** Quantity and button of a product, without a card. */
export function GoodsOrder({ goods }: { goods: Goods }) {
  useSheet(sheet)
  const href = useHref()('goods', { goodsId: goods.id })
  const [wish, onWish] = useState<CardWish>({})
  return (
    <div className="goods-card-order">
      <GoodsCardAction {...{ goods, href, wish, onWish }} row={false} />
    </div>
  )
}
