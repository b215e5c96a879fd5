/** A unit that is worth a word beside the pieces: not the default one. */
export const larger = <Unit extends { ratio: number }>(unit: Unit | undefined): Unit | undefined =>
  unit && unit.ratio > 1 ? unit : undefined

/** How the server is told what a quantity is given in; pieces need no name. */
export const unitNamed = (unit: { itemId: string; ratio: number } | undefined) =>
  larger(unit) ? { goodsPriceUnit: unit?.itemId } : {}

/** How many pieces a quantity holds, which is given in pieces or in the unit that is named. */
export const piecesOf = ({ quantity, unit }: { quantity: number; unit?: { ratio: number } | undefined }) =>
  quantity * (unit?.ratio ?? 1)
