import { useStore } from '@nanostores/react'
import { classNames } from '../../../ui/class-names'
import { useSay, useScope } from '../../../ui/host'
import { showsMemberPrices } from '../../../site/params/member-prices.store'
import { Segmented } from '../../../ui/forms/segmented'
import type { GoodsDetail } from '../goods.contract'
import { goodsDetailMessages } from './goods-detail.messages'
import type { GoodsDetailStore } from './goods-detail.store'
import { GoodsPrice, RetailPrice, type GoodsPrices } from '../goods-price'
import { unitOf } from '../goods-unit'
import { priceName } from '../price-name'
import { PriceWhy } from '../../price-why/price-why'
import { PriceTiers } from './price-tiers-row'
import { larger } from '../larger-unit'
import { shownUnit, unitsOf } from '../shown-unit'
import { leastPieces, pricesIn, tiersOf } from '../price-tiers'
import { inUnits } from '../../../core/text/in-units'
import { amountOf } from '../sku-amounts.store'

/** Returns the name of a price. One without salePrice is what visitors see. */
const nameOf = (prices: GoodsPrices) =>
  priceName(prices) ?? (prices.salePrice === undefined ? 'retailPrice' : 'price')

/** Price of the last touched size at its chosen quantity, in the unit that the buyer chose to read. */
export function PriceBox({ goods, store }: { goods: GoodsDetail; store: GoodsDetailStore }) {
  const say = useSay(goodsDetailMessages)
  const sku = useStore(store.$current)
  const quantities = useStore(store.$quantities)
  const { value: amounts } = useStore(store.amounts.$state)
  const { pending } = useStore(store.$total)
  const memberPrices = useStore(showsMemberPrices(useScope()))
  const unit = shownUnit(goods, useStore(store.$unit))
  if (!sku) return null

  const piece = unitOf(goods)
  const quantity = quantities.get(sku.id) ?? 0
  const prices = (quantity > 0 && amountOf(amounts, sku.id)) || pricesIn(sku, unit.ratio)
  const tiers = memberPrices ? tiersOf(sku.memPriceList) : []
  const kind = say(nameOf(prices))
  const pieces = quantity > 0 ? quantity * unit.ratio : leastPieces(sku, unit.ratio)
  const units = unitsOf(goods)

  return (
    <section className="goods-price-box" aria-label={say('price')}>
      <div className="goods-price-box-head">
        <div>
          <div className="goods-price-box-label text-meta ink-2">
            {quantity > 0 && !sku.priceHidden
              ? say('forChosen', {
                  price: kind,
                  n: inUnits(pieces, { unitName: piece, orderUnit: larger(unit) }),
                })
              : kind}
            {prices.priceKind && (
              <PriceWhy of={{ skuId: sku.id, quantity: pieces }} name={`${goods.goodsName} ${sku.skuCode}`} />
            )}
          </div>
          <p
            className={classNames(
              'goods-price-box-price row wrap gap-16 row-gap-0 baseline',
              pending && 'goods-price-box-pending',
            )}
            aria-live="polite"
          >
            <GoodsPrice prices={prices} size="xl" unit={unit.unitName} ratio={unit.ratio} />
            <RetailPrice prices={prices} ratio={unit.ratio} label={say('retailPrice')} />
          </p>
        </div>
        {units.length > 1 && !sku.priceHidden && (
          <div className="goods-price-box-unit stack gap-4 end">
            <p className="goods-price-box-label text-meta ink-2">{say('priceUnit')}</p>
            <Segmented
              label={say('priceUnit')}
              value={unit.itemId}
              options={units.map(({ itemId, unitName, ratio }) => ({
                value: itemId,
                label: ratio === 1 ? unitName : say('unitHolds', { unit: unitName, n: ratio, piece }),
              }))}
              onChange={(itemId) => store.setUnit(goods, itemId)}
            />
          </div>
        )}
      </div>
      {tiers.length > 1 && <PriceTiers tiers={tiers} quantity={pieces} piece={piece} />}
    </section>
  )
}
