import { useStore } from '@nanostores/react'
import { useHref, useSay } from '../../../ui/host'
import { LinkButton } from '../../../ui/link-button'
import type { GoodsDetail } from '../goods.contract'
import { goodsMessages } from '../goods.messages'
import { unitOf } from '../goods-unit'
import { stockOf } from '../stock-state'
import { goodsDetailMessages } from './goods-detail.messages'
import type { GoodsDetailStore } from './goods-detail.store'

type NotForSaleProps = {
  goods: GoodsDetail
  store: GoodsDetailStore
  /** Id of the reason, which disabled buttons refer to. */
  id: string
}

/** Reason why no size can be ordered, with links to ask suppliers or to view similar goods. */
export default function NotForSale({ goods, store, id }: NotForSaleProps) {
  const say = useSay(goodsDetailMessages)
  const word = useSay(goodsMessages)
  const href = useHref()
  const sku = useStore(store.$current) ?? goods.skuList[0]
  const categoryId = goods.crumbs.at(-1)?.id
  const reason = goods.skuList.every((one) => stockOf(one) === 'out') ? 'allOut' : 'tooFew'
  return (
    <div className="goods-action-bar-summary row wrap gap-8 row-gap-4 stretch text-meta">
      <p id={id} role="status">
        {say(reason, { n: sku?.minQuantity ?? 1, unit: unitOf(goods) })}
      </p>
      {sku && (
        <LinkButton
          size="small"
          variant="primary"
          href={href('askEnquiry', undefined, { code: sku.skuCode, quantity: String(sku.minQuantity) })}
        >
          {word('enquire')}
        </LinkButton>
      )}
      {categoryId !== undefined && (
        <LinkButton size="small" href={href('goodsList', { categoryId })}>
          {say('substitutes')}
        </LinkButton>
      )}
    </div>
  )
}
