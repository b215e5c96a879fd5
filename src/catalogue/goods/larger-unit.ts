/** Returns the unit if it contains more than one piece. */
export const larger = <Unit extends { ratio: number }>(unit: Unit | undefined): Unit | undefined =>
  unit && unit.ratio > 1 ? unit : undefined

/** Returns the unit in the shape of a request; pieces have no unit. */
export const unitNamed = (unit: { itemId: string; ratio: number } | undefined) =>
  larger(unit) ? { goodsPriceUnit: unit?.itemId } : {}

/** Converts a quantity in pieces or in the given unit to pieces. */
export const piecesOf = ({ quantity, unit }: { quantity: number; unit?: { ratio: number } | undefined }) =>
  quantity * (unit?.ratio ?? 1)
