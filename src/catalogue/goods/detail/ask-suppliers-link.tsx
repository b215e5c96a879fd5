import { useHref, useSay } from '../../../ui/host'
import { LinkButton } from '../../../ui/link-button'
import type { GoodsDetail } from '../goods.contract'
import { goodsDetailMessages } from './goods-detail.messages'
import { goodsMessages } from '../goods.messages'

/** Link to a supplier inquiry about one size, in the smallest quantity on sale. */
export function AskSuppliersLink({ sku }: { sku: GoodsDetail['skuList'][number] }) {
  const say = useSay(goodsDetailMessages)
  const word = useSay(goodsMessages)
  const href = useHref()
  const about = { code: sku.skuCode, quantity: String(sku.minQuantity) }
  return (
    <LinkButton
      size="small"
      className="goods-sku-enquire"
      href={href('askEnquiry', undefined, about)}
      aria-label={say('enquireOf', { model: sku.skuCode })}
    >
      {word('enquire')}
    </LinkButton>
  )
}
