import { skuWords } from '../../catalogue/goods/spec-words'
import { yes } from '../../core/shapes'
import { useLocale } from '../../ui/host'
import { OfferGoods } from './offer-goods'
import type { OfferLine } from './offers.contract'

/** The goods of a line that was asked for. */
export function OfferLineGoods({ line }: { line: OfferLine }) {
  const { goodsId, name, image, custom } = line
  const spec = skuWords(line, useLocale())
  return <OfferGoods goodsId={goodsId} name={name} spec={spec} image={image} custom={custom === yes} />
}
