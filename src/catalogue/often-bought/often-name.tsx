import { useHref, useScope } from '../../ui/host'
import { Picture } from '../../ui/picture'
import { SkuLine } from '../goods/sku-line'
import { pictureAddress } from '../../core/address/picture-address'
import type { OftenGoods } from './often-bought.contract'

/** Picture, name, code and size of purchased goods. */
export function OftenName({
  goods,
}: {
  goods: Pick<OftenGoods, 'goodsId' | 'goodsName' | 'skuCode' | 'spec' | 'image'>
}) {
  const scope = useScope()
  const href = useHref()
  const { goodsId, goodsName, image } = goods
  return (
    <a className="often-bought-name row gap-12" href={href('goods', { goodsId })}>
      <Picture src={pictureAddress(scope, image)} alt="" size={40} />
      <span className="often-bought-words stack shrink">
        <span className="often-bought-title" part="title" title={goodsName}>
          {goodsName}
        </span>
        <SkuLine of={goods} />
      </span>
    </a>
  )
}
