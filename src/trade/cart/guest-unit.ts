import { larger } from '../../catalogue/goods/larger-unit'
import type { GuestLine } from './guest-cart'
import type { GuestSku } from './guest-skus.store'

/** Returns the unit of a guest line if the product still has it and the quantity is a whole multiple. */
export function guestUnit({ quantity, orderUnitId }: GuestLine, sku: GuestSku | undefined) {
  const named = larger(sku?.units.find(({ itemId }) => itemId === orderUnitId))
  return named && quantity % named.ratio === 0 ? named : undefined
}
