import { useHref, useScope } from '../../ui/host'
import { Picture } from '../../ui/picture'
import { SkuLine } from '../goods/sku-line'
import { pictureAddress } from '../../core/address/picture-address'
import type { WaitingLine } from './own-reviews.contract'

type BoughtGoodsProps = Pick<WaitingLine, 'goodsId' | 'goodsName' | 'image' | 'skuCode' | 'spec'>

/** Purchased goods: picture, name and specs. */
export function BoughtGoods({ goodsId, goodsName, image, skuCode, spec }: BoughtGoodsProps) {
  const href = useHref()
  const scope = useScope()
  return (
    <a className="review-goods" href={href('goods', { goodsId })}>
      <Picture src={pictureAddress(scope, image)} alt="" size={48} />
      <span>
        {goodsName}
        <span className="review-bought-spec">
          <SkuLine of={{ skuCode, spec }} />
        </span>
      </span>
    </a>
  )
}
