import { useScope, useSay } from '../../ui/host'
import { Tag } from '../../ui/tag'
import { ActionBar } from './action-bar'
import { Gallery } from './gallery'
import type { GoodsDetail } from './goods.contract'
import { goodsDetailMessages } from './goods-detail.messages'
import type { GoodsDetailStore } from './goods-detail.store'
import { pictureAddress } from './goods-pictures'
import { PriceBox } from './price-box'
import { ShopLine } from './shop-line'
import { matrixOf } from './sku-choice'
import { SkuMatrix } from './sku-matrix'
import { SkuTable } from './sku-table'
import { SpecPills } from './spec-pills'

const tagsAtMost = 3

/** Pictures at the left; name, price, sizes and the way into the cart at the right. */
export function GoodsDetailCard({ goods, store }: { goods: GoodsDetail; store: GoodsDetailStore }) {
  const say = useSay(goodsDetailMessages)
  const scope = useScope()
  const named = goods.images.length > 0 ? goods.images : goods.goodsImageShow.split(',')
  const pictures = [...new Set(named.map((image) => pictureAddress(scope, image)))].filter(Boolean)

  const matrix = matrixOf(goods)

  return (
    <section className="card goods-detail-card goods-detail">
      <div className="goods-detail-aside">
        <Gallery pictures={pictures} name={goods.goodsName} />
        <p className="goods-detail-number">{say('orderNumber', { code: goods.skuItemDefault.skuCode })}</p>
        <ShopLine shop={goods.shop} />
      </div>
      <div className="goods-detail-main">
        <div className="goods-detail-tags">
          {goods.tags.slice(0, tagsAtMost - 1).map(({ kind, label }) => (
            <Tag key={label} tone={kind === 'new' ? 'neutral' : 'brand'}>
              {label}
            </Tag>
          ))}
          <Tag>{goods.brandName}</Tag>
        </div>
        <h1 className="goods-detail-title" part="title">
          {goods.goodsName}
        </h1>
        <PriceBox goods={goods} store={store} />
        {matrix ? (
          <SkuMatrix goods={goods} store={store} rows={matrix[0]} columns={matrix[1]} />
        ) : (
          <>
            <SpecPills goods={goods} store={store} />
            <SkuTable goods={goods} store={store} />
          </>
        )}
        <ActionBar goods={goods} store={store} />
      </div>
    </section>
  )
}
