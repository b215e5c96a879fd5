import { inUnits } from '../../core/text/in-units'
import { SkuLine } from '../../catalogue/goods/sku-line'
import { pictureAddress } from '../../core/address/picture-address'
import { useHref, useScope } from '../../ui/host'
import { later } from '../../ui/later'
import { Picture } from '../../ui/picture'
import { Price } from '../../ui/price'
import { LineNumbers } from './line-numbers'
import type { OrderLine } from './orders.contract'

// Loaded on demand because custom goods are rare.
const RequirementFacts = later(() => import('../requirement/requirement-facts'))

type OrderGoodsProps = {
  line: OrderLine
  /** Index in the order. */
  at: number
  /** Number of the order's lines, set if only some are rendered. */
  among: number | undefined
}

/** Order line: picture, name, spec, price and quantity. */
export function OrderGoods({ line, at, among }: OrderGoodsProps) {
  const href = useHref()
  const scope = useScope()
  const { goodsId, goodsName, image, price, quantity, requireInfo } = line
  return (
    <li
      className="order-line"
      data-at={at}
      aria-setsize={among}
      aria-posinset={among === undefined ? undefined : at + 1}
    >
      <a className="order-goods" href={href('goods', { goodsId })}>
        <Picture src={pictureAddress(scope, image)} alt="" size={56} />
        <span className="stack top shrink">
          <span className="order-name clamp-2 anywhere">{goodsName}</span>
          <SkuLine of={line} />
          <LineNumbers of={line} />
        </span>
      </a>
      <Price amount={price} size="sm" unit={line.unitName} className="order-price" />
      <span className="order-quantity ink-2">× {inUnits(quantity, line)}</span>
      {requireInfo && <RequirementFacts info={requireInfo} />}
    </li>
  )
}
