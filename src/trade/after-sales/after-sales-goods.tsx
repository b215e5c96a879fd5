import { SkuLine } from '../../catalogue/goods/sku-line'
import { pictureAddress } from '../../core/address/picture-address'
import { useHref, useScope } from '../../ui/host'
import { Picture } from '../../ui/picture'

type AfterSalesGoodsProps = {
  goods: { goodsId: string; goodsName: string; spec: Record<string, string>; skuCode: string; image: string }
}

/** Goods of an order line: picture, name, spec and code. */
export function AfterSalesGoods({ goods }: AfterSalesGoodsProps) {
  const href = useHref()
  const scope = useScope()
  const { goodsId, goodsName, image } = goods
  return (
    <span className="after-sales-goods row gap-12 stretch shrink">
      <Picture src={pictureAddress(scope, image)} alt="" size={48} />
      <span className="after-sales-words shrink anywhere">
        <a className="after-sales-name clamp-2 anywhere brand-hover" href={href('goods', { goodsId })}>
          {goodsName}
        </a>
        <SkuLine of={goods} />
      </span>
    </span>
  )
}
