import { TradeCartBadge, TradeGoodsList, TradePrice } from 'tradefront/react'
import { Buying } from './buying'

/** Server component. It is rendered in Node, and its elements hydrate in the browser. */
export default function Page() {
  return (
    <main>
      <TradePrice goodsId="100001" />
      <Buying />
      <TradeCartBadge />
      <TradeGoodsList keyword="轴承" pageSize={10} />
    </main>
  )
}
