import type { GoodsCoupons } from '../../../money/coupons/goods-coupons.store'
import { useScope, useSay } from '../../../ui/host'
import { Tag } from '../../../ui/tag'
import { FavouriteButton } from '../../favourites/favourite-button'
import { ActionBar } from './action-bar'
import { GoodsArrival } from './goods-arrival'
import { GoodsTerms } from './goods-terms'
import { Gallery } from './gallery'
import type { GoodsDetail } from '../goods.contract'
import { goodsDetailMessages } from './goods-detail.messages'
import type { GoodsDetailStore } from './goods-detail.store'
import { pictureAddress } from '../../../core/address/picture-address'
import { CouponRow } from './coupon-row'
import { PriceBox } from './price-box'
import { PromotionLines } from './promotion-line'
import { ShareButton } from './share-button'
import { ShopLine } from './shop-line'
import { matrixOf } from './sku-choice'
import { SkuMatrix } from './sku-matrix'
import { SkuTable } from './sku-table'
import { SpecPills } from './spec-pills'

const tagsAtMost = 3

type GoodsDetailCardProps = { goods: GoodsDetail; store: GoodsDetailStore; coupons: GoodsCoupons }

/** Main part of a product's page: pictures on the left; name, price, sizes and add to cart on the right. */
export function GoodsDetailCard({ goods, store, coupons }: GoodsDetailCardProps) {
  const say = useSay(goodsDetailMessages)
  const scope = useScope()
  const named = goods.images.length > 0 ? goods.images : goods.goodsImageShow.split(',')
  const pictures = [...new Set(named.map((image) => pictureAddress(scope, image)))].filter(Boolean)
  const film = pictureAddress(scope, goods.video)
  const matrix = matrixOf(goods)
  const code = goods.skuItemDefault.skuCode

  return (
    <section className="card goods-detail-card goods-detail">
      <div className="goods-detail-aside shrink">
        <Gallery pictures={pictures} film={film} name={goods.goodsName} />
        <div className="goods-detail-number row wrap gap-16 row-gap-4 above-12 text-meta ink-2">
          {code && <span>{say('orderNumber', { code })}</span>}
          <FavouriteButton kind="goods" id={goods.id} name={goods.goodsName} />
          <ShareButton goodsId={goods.id} />
        </div>
        {goods.shop && <ShopLine shop={goods.shop} store={store} />}
      </div>
      <div className="goods-detail-main">
        <div className="row wrap gap-8 stretch">
          {goods.tags.slice(0, tagsAtMost - 1).map(({ kind, label }) => (
            <Tag key={label} tone={kind === 'new' ? 'neutral' : 'brand'}>
              {label}
            </Tag>
          ))}
          {goods.brandName && <Tag>{goods.brandName}</Tag>}
        </div>
        <h1 className="goods-detail-title above-8 text-h1 bold" part="title">
          {goods.goodsName}
        </h1>
        <PromotionLines activities={goods.activities} />
        <PriceBox goods={goods} store={store} />
        <GoodsArrival store={store} />
        <CouponRow coupons={coupons} />
        {matrix ? (
          <SkuMatrix goods={goods} store={store} rows={matrix[0]} columns={matrix[1]} />
        ) : (
          <>
            <SpecPills goods={goods} store={store} />
            <SkuTable goods={goods} store={store} />
          </>
        )}
        <GoodsTerms goods={goods} />
        <ActionBar goods={goods} store={store} />
      </div>
    </section>
  )
}
