import { useStore } from '@nanostores/react'
import { requirementMessages } from '../../../trade/requirement/requirement.messages'
import { requirementOf } from '../../../trade/requirement/requirement.store'
import { Button } from '../../../ui/button'
import { useLocale, useSay, useScope } from '../../../ui/host'
import type { GoodsDetail } from '../goods.contract'
import type { GoodsDetailStore } from './goods-detail.store'
import { pictureOf, unitOf } from '../goods-unit'
import { shownUnit } from '../shown-unit'
import { unitRule } from '../unit-rule'
import { skuWords } from '../spec-words'

/** Button to describe the custom requirement for the last touched size; only for goods that are made to order. */
export default function RequirementButton({ goods, store }: { goods: GoodsDetail; store: GoodsDetailStore }) {
  const say = useSay(requirementMessages)
  const locale = useLocale()
  const requirement = requirementOf(useScope())
  const sku = useStore(store.$current)
  const quantities = useStore(store.$quantities)
  const unit = shownUnit(goods, useStore(store.$unit))
  if (!sku) return null

  const chosen = quantities.get(sku.id) || unitRule(sku, unit.ratio).min
  const open = () =>
    requirement.open({
      skuId: sku.id,
      goodsId: goods.id,
      goodsName: goods.goodsName,
      image: goods.images[0] ?? pictureOf(goods.goodsImageShow),
      spec: skuWords(sku, locale),
      deliveryCycle: goods.deliveryCycle,
      goodsPrice: sku.salePrice ?? sku.goodsPrice,
      quantity: chosen * unit.ratio,
      unitName: unitOf(goods),
      goodsPriceUnit: unit.itemId || undefined,
      goodsPriceUnitName: unit.unitName || undefined,
      ...(unit.ratio > 1 && { goodsPriceUnitQuantity: chosen }),
    })
  return (
    <Button variant="text" icon="design" aria-haspopup="dialog" onClick={open}>
      {say('open')}
    </Button>
  )
}
