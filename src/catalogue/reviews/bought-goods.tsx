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
    <a className="row gap-12 shrink anywhere brand-hover" href={href('goods', { goodsId })}>
      <Picture src={pictureAddress(scope, image)} alt="" size={48} />
      <span>
        {goodsName}
        <span className="block text-meta ink-3">
          <SkuLine of={{ skuCode, spec }} />
        </span>
      </span>
    </a>
  )
}
