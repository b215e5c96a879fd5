import { useSay } from '../../ui/host'
import { OrderInPieces, type OrderInPiecesProps } from './order-in-pieces'
import { unitShortageMessages } from './unit-shortage.messages'

/** Reason why nothing can be ordered in the chosen unit, with a button that changes to the default unit. */
export default function UnitShortage({
  least,
  unit,
  ...pieces
}: OrderInPiecesProps & {
  /** Smallest order in the chosen unit, and the unit's name. */
  least: number
  unit: string
}) {
  const say = useSay(unitShortageMessages)
  return (
    <>
      {say('lessThan', { n: least, unit })}
      <OrderInPieces {...pieces} />
    </>
  )
}
