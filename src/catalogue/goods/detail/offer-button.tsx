import { useStore } from '@nanostores/react'
import { offerDraftMessages } from '../../../trade/offers/offer-draft.messages'
import { offerDraftOf } from '../../../trade/offers/offer-draft.store'
import { Button } from '../../../ui/button'
import { useHost, useSay } from '../../../ui/host'
import type { GoodsDetailStore } from './goods-detail.store'
import type { GoodsDetail } from '../goods.contract'
import { goodsDetailMessages } from './goods-detail.messages'
import { pictureOf, unitOf } from '../goods-unit'
import { unitNamed } from '../larger-unit'
import { skuWords } from '../spec-words'

type OfferButtonProps = {
  goods: GoodsDetail
  store: GoodsDetailStore
  /** Id of the text that explains why nothing can be chosen; undefined: something can. */
  withheldReason: string | undefined
}

/** Button that adds the chosen sizes to the current quotation draft. */
export function OfferButton({ goods, store, withheldReason }: OfferButtonProps) {
  const say = useSay(offerDraftMessages)
  const word = useSay(goodsDetailMessages)
  const { scope, root } = useHost()
  const lines = useStore(store.$lines)

  function press() {
    if (lines.length === 0) {
      scope.toasts.brief('warning', word('nothingChosen'))
      root.querySelector<HTMLElement>('.goods-sku-table [role=spinbutton]')?.focus()
      return
    }
    const rows = lines.flatMap(({ skuId, quantity, unit }) => {
      const sku = goods.skuList.find(({ id }) => id === skuId)
      if (!sku) return []
      const spec = skuWords(sku, scope.$locale.get())
      const image = goods.images[0] ?? pictureOf(goods.goodsImageShow)
      return {
        skuId,
        goodsId: goods.id,
        name: goods.goodsName,
        spec,
        image,
        quantity: String(quantity),
        unit: unit?.unitName ?? unitOf(goods),
        ...unitNamed(unit),
      }
    })
    offerDraftOf(scope).put(rows)
  }
  return (
    <Button
      size="large"
      disabled={withheldReason !== undefined}
      aria-describedby={withheldReason}
      onClick={press}
    >
      {say('add')}
    </Button>
  )
}
