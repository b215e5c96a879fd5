import { yes } from '../../core/shapes'
import type { Goods, Unit } from './goods.contract'

const piece: Unit = { itemId: '', unitCode: '', unitName: '', ratio: 1, defaultPriceUnit: yes }

/** The unit that prices are shown in: the chosen one, else the default one. */
export const shownUnit = (
  { priceUnitInfoList }: Pick<Goods, 'priceUnitInfoList'>,
  itemId: string | undefined,
): Unit =>
  priceUnitInfoList.find((unit) => unit.itemId === itemId) ??
  priceUnitInfoList.find(({ defaultPriceUnit }) => defaultPriceUnit === yes) ??
  piece
