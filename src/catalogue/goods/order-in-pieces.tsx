import { useSay } from '../../ui/host'
import type { Rule } from './unit-rule'
import { unitShortageMessages } from './unit-shortage.messages'

export type OrderInPiecesProps = {
  /** Name of the default unit. */
  piece: string
  /** Order rule in pieces. */
  rule: Rule
  /** Pieces in stock. */
  most: number | undefined
  /** Changes to the default unit. @param pieces largest quantity in stock */
  onPieces: (pieces: number) => void
}

/** Button that changes to the default unit, if its smallest order is in stock. */
export function OrderInPieces({
  piece,
  rule: { minQuantity, step },
  most = 0,
  onPieces,
}: OrderInPiecesProps) {
  const say = useSay(unitShortageMessages)
  if (most < minQuantity) return null
  return (
    <button
      type="button"
      className="link stepper-change"
      onClick={() => onPieces(most - ((most - minQuantity) % step))}
    >
      {say('orderIn', { unit: piece })}
    </button>
  )
}
