import { useStore } from '@nanostores/react'
import type { CartLine } from './cart.contract'
import type { CartPageStore } from './cart-page.store'

/** What a line is called where it has to be told from all others: with its code where its goods are there in several sizes. */
export function useLineName({ lines }: Pick<CartPageStore, 'lines'>, line: CartLine): string {
  const isOneOfSeveral = useStore(lines.$severalSizes).has(line.goodsId)
  return isOneOfSeveral ? `${line.goodsName} ${line.skuCode}` : line.goodsName
}
