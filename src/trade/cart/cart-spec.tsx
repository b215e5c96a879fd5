import { useSay } from '../../ui/host'
import type { CartLine } from './cart.contract'
import { cartPageMessages } from './cart-page.messages'

/** What tells this SKU from others of its goods; without such, its model. */
export function CartSpec({ spec, skuCode }: Pick<CartLine, 'spec' | 'skuCode'>) {
  const say = useSay(cartPageMessages)
  const entries = Object.entries(spec)
  if (entries.length === 0) return <span>{say('skuCode', { code: skuCode })}</span>
  return entries.map(([name, value]) => <span key={name}>{say('specEntry', { name, value })}</span>)
}
