'use client'
import { useState, useSyncExternalStore } from 'react'
import { TradeAddToCart } from 'tradefront/react'
import { cart } from 'tradefront/stores'

export function Buying() {
  const [told, setTold] = useState(0)
  const count = useSyncExternalStore(
    (changed) => cart.$count.listen(changed),
    () => cart.$count.get(),
    () => 0,
  )
  return (
    <>
      <TradeAddToCart goodsId="100001" onTradeCartChange={({ detail }) => setTold(detail.count)} />
      <output id="count">{count}</output>
      <output id="told">{told}</output>
    </>
  )
}
