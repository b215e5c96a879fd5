import { useStore } from '@nanostores/react'
import type { CartLine } from './cart.contract'
import type { CartPageStore } from './cart-page.store'

/** Returns a unique name for a line. It includes the SKU code if the cart has several SKUs of the product. */
export function useLineName({ lines }: Pick<CartPageStore, 'lines'>, line: CartLine): string {
  const isOneOfSeveral = useStore(lines.$severalSizes).has(line.goodsId)
  return isOneOfSeveral ? `${line.goodsName} ${line.skuCode}` : line.goodsName
}
