import { brandAndCode } from '../../catalogue/goods/brand-and-code'
import type { Goods } from '../../catalogue/goods/goods.contract'
import { pictureAddress } from '../../core/address/picture-address'
import { GoodsPrice } from '../../catalogue/goods/goods-price'
import { pictureOf, unitOf } from '../../catalogue/goods/goods-unit'
import { stockOf } from '../../catalogue/goods/stock-state'
import { useHref, useScope } from '../../ui/host'
import { Picture } from '../../ui/picture'
import { Skeleton } from '../../ui/pages/skeleton'
import { StockLabel } from '../../ui/stock-label'

/** One product of a floor: picture, price, name, make and stock. */
export function FloorGoods({ goods }: { goods: Goods }) {
  const scope = useScope()
  const address = useHref()('goods', { goodsId: goods.id })
  const { skuItemDefault: sku, goodsName } = goods
  return (
    <li className="home-floor-goods">
      <a className="home-floor-tile" href={address} tabIndex={-1} aria-hidden="true">
        <Picture src={pictureAddress(scope, pictureOf(goods.goodsImageShow))} alt="" />
      </a>
      <div className="home-floor-price row above-12">
        <GoodsPrice prices={sku} size="md" unit={unitOf(goods)} />
      </div>
      <a className="home-floor-name above-4 clamp-2" href={address} title={goodsName}>
        {goodsName}
      </a>
      <p className="home-floor-meta row wrap gap-8 row-gap-0 between above-8 text-meta ink-3">
        <span className="home-floor-make shrink truncate">{brandAndCode(goods)}</span>
        <StockLabel state={stockOf(goods)} />
      </p>
    </li>
  )
}

/** Placeholder of the same size as a product. */
export const FloorGoodsSkeleton = () => (
  <li className="home-floor-goods">
    <Skeleton height={160} />
    <div className="home-floor-price row above-12">
      <Skeleton width="45%" height={16} />
    </div>
    <span className="home-floor-name above-4 clamp-2">
      <Skeleton height={14} />
    </span>
    <p className="home-floor-meta row wrap gap-8 row-gap-0 between above-8 text-meta ink-3">
      <Skeleton width="60%" />
    </p>
  </li>
)
