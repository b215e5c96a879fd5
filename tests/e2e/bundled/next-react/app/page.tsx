import { TradeCartBadge, TradeGoodsList, TradePrice } from 'tradefront/react'
import { Buying } from './buying'

/** A server component: it is drawn in Node, and its elements come to life in the browser. */
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
