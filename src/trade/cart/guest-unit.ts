import { larger } from '../../catalogue/goods/larger-unit'
import type { GuestLine } from './guest-cart'
import type { GuestSku } from './guest-skus.store'

/** The unit of a visitor's line, as long as the shop knows it and whole ones are wanted. */
export function guestUnit({ quantity, orderUnitId }: GuestLine, sku: GuestSku | undefined) {
  const named = larger(sku?.units.find(({ itemId }) => itemId === orderUnitId))
  return named && quantity % named.ratio === 0 ? named : undefined
}
