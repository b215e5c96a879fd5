import { pictureAddress } from '../../core/address/picture-address'
import { useSay, useScope } from '../../ui/host'
import { Picture } from '../../ui/picture'
import { Price } from '../../ui/price'
import { StockLabel } from '../../ui/stock-label'
import { goodsMessages } from '../goods/goods.messages'
import type { Goods } from '../goods/goods.contract'
import { pictureOf, unitOf } from '../goods/goods-unit'
import { stockOf } from '../goods/stock-state'

/** Product in the list below the search box: name, code, stock and price. */
export function GoodsOption({ goods }: { goods: Goods }) {
  const scope = useScope()
  const say = useSay(goodsMessages)
  const { skuCode, priceHidden, salePrice, goodsPrice } = goods.skuItemDefault
  const amount = salePrice ?? goodsPrice
  return (
    <span className="search-goods row gap-12 grow shrink">
      <Picture src={pictureAddress(scope, pictureOf(goods.goodsImageShow))} alt="" size={40} lazy={false} />
      <span className="stack grow shrink">
        <span className="search-word shrink truncate">{goods.goodsName}</span>
        <span className="row wrap gap-12 row-gap-0 stretch text-meta ink-3">
          {skuCode}
          <StockLabel state={stockOf(goods)} />
        </span>
      </span>
      {priceHidden || amount === undefined ? (
        <span className="rigid text-meta ink-3">{say(priceHidden ? 'priceHidden' : 'enquire')}</span>
      ) : (
        <Price amount={amount} size="sm" unit={unitOf(goods)} />
      )}
    </span>
  )
}
