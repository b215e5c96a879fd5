import { useHref, useScope } from '../../ui/host'
import { Picture } from '../../ui/picture'
import { pictureAddress } from '../../core/picture-address'
import type { WaitingLine } from './own-reviews.contract'

type BoughtGoodsProps = Pick<WaitingLine, 'goodsId' | 'goodsName' | 'image' | 'skuCode' | 'spec'>

/** What was bought: picture, name and specs. */
export function BoughtGoods({ goodsId, goodsName, image, skuCode, spec }: BoughtGoodsProps) {
  const href = useHref()
  const scope = useScope()
  return (
    <a className="review-goods" href={href('goods', { goodsId })}>
      <Picture src={pictureAddress(scope, image)} alt="" size={48} />
      <span>
        {goodsName}
        <span className="review-bought-spec">
          {[...Object.values(spec), skuCode].filter(Boolean).join(' · ')}
        </span>
      </span>
    </a>
  )
}
