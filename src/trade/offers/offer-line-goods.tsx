import { skuWords } from '../../catalogue/goods/spec-words'
import { yes } from '../../core/api/shapes'
import { useLocale } from '../../ui/host'
import { OfferGoods } from './offer-goods'
import type { OfferLine } from './offers.contract'

export function OfferLineGoods({ line }: { line: OfferLine }) {
  const { goodsId, name, image, custom, requireInfo } = line
  const spec = skuWords(line, useLocale())
  const goods = { goodsId, name, spec, image, requireInfo }
  return <OfferGoods {...goods} custom={custom === yes} />
}
