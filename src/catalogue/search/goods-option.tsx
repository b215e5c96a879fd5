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
    <span className="search-goods">
      <Picture src={pictureAddress(scope, pictureOf(goods.goodsImageShow))} alt="" size={40} lazy={false} />
      <span className="search-goods-words">
        <span className="search-word">{goods.goodsName}</span>
        <span className="search-goods-facts">
          {skuCode}
          <StockLabel state={stockOf(goods)} />
        </span>
      </span>
      {priceHidden || amount === undefined ? (
        <span className="search-count">{say(priceHidden ? 'priceHidden' : 'enquire')}</span>
      ) : (
        <Price amount={amount} size="sm" unit={unitOf(goods)} />
      )}
    </span>
  )
}
