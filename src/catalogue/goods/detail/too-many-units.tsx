import { mostPieces } from '../../../core/api/shapes'
import { wholeNumber } from '../../../core/text/whole-number'
import { useSay } from '../../../ui/host'
import { goodsDetailMessages } from './goods-detail.messages'

/** Says of a quantity in a larger unit that it is more pieces than a line holds; nothing where it is not. */
export function useTooManyUnits() {
  const say = useSay(goodsDetailMessages)
  return (quantity: number, { ratio, unitName }: { ratio: number; unitName: string }) =>
    ratio > 1 && quantity * ratio > mostPieces
      ? say('mostUnits', {
          n: wholeNumber(Math.floor(mostPieces / ratio)),
          unit: unitName,
          most: wholeNumber(mostPieces),
        })
      : undefined
}
