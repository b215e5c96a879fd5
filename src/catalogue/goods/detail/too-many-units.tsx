import { mostPieces } from '../../../core/api/shapes'
import { useSay } from '../../../ui/host'
import { goodsDetailMessages } from './goods-detail.messages'

/** Returns a function that gives the message for a quantity above the maximum pieces of a line; undefined: within it. */
export function useTooManyUnits() {
  const say = useSay(goodsDetailMessages)
  return (quantity: number, { ratio, unitName }: { ratio: number; unitName: string }) =>
    ratio > 1 && quantity * ratio > mostPieces
      ? say('mostUnits', {
          n: Math.floor(mostPieces / ratio),
          unit: unitName,
          most: mostPieces,
        })
      : undefined
}
