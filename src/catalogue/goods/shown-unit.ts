import { yes } from '../../core/api/shapes'
import type { Goods, Unit } from './goods.contract'
import type { OrderUnit } from './order-unit'

type UnitsOf = Pick<Goods, 'priceUnitInfoList' | 'priceUnitInfoTransferList'>
/** A unit with a known ratio. */
export type KnownUnit = Unit & OrderUnit

const piece: KnownUnit = { itemId: '', unitCode: '', unitName: '', ratio: 1, defaultPriceUnit: yes }

/**
 * Returns the order units of a product, default unit first. The pieces per unit come from the unit itself or from the
 * unit conversion list. A unit without a known ratio is left out because its quantity would be ambiguous.
 */
export function unitsOf({ priceUnitInfoList, priceUnitInfoTransferList }: UnitsOf): KnownUnit[] {
  const known = priceUnitInfoList.flatMap((unit): KnownUnit[] => {
    const { itemId, unitCode, defaultPriceUnit } = unit
    const priced = priceUnitInfoTransferList.find(
      ({ priceUnitCode: code }) => code === unitCode || code === itemId,
    )
    const ratio = defaultPriceUnit === yes ? 1 : (unit.ratio ?? priced?.ratio)
    return ratio && ratio > 0 ? [{ ...unit, ratio }] : []
  })
  return known.toSorted((one, other) => one.defaultPriceUnit - other.defaultPriceUnit)
}

/** Returns the unit for prices: the chosen one, otherwise the default. */
export function shownUnit(goods: UnitsOf, itemId: string | undefined): KnownUnit {
  const units = unitsOf(goods)
  return (
    units.find((unit) => unit.itemId === itemId) ??
    units.find(({ defaultPriceUnit }) => defaultPriceUnit === yes) ??
    piece
  )
}
