import type { Goods } from './goods.contract'

type GoodsCardProps = {
  goods: Goods
  /** Words to mark in the name. */
  highlight?: string | undefined
  /** Offers to put the product beside others. */
  compare?: boolean
}

/** The card in a region of ours, whose parts a page reaches as if they were the region's own. */
export const GoodsCard = (props: GoodsCardProps) => (
  <trade-goods-card exportparts="title, price, action" {...props} />
)
