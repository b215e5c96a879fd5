import { StrictMode, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { TradeAddToCart, TradeCartBadge, TradeGoodsList, TradePrice } from 'tradefront/react'
import { cart } from 'tradefront/stores'

Object.assign(window, { tradefrontConfig: { api: import.meta.env.VITE_SHOP + '/api', site: 'localhost' } })

function Count() {
  const count = useSyncExternalStore(
    (changed) => cart.$count.listen(changed),
    () => cart.$count.get(),
  )
  return <output id="count">{count}</output>
}

function App() {
  const [told, setTold] = useState(0)
  return (
    <main>
      <p>
        <TradePrice goodsId="100001" />
        <TradeAddToCart goodsId="100001" onTradeCartChange={({ detail }) => setTold(detail.count)} />
      </p>
      <TradeCartBadge />
      <Count />
      <output id="told">{told}</output>
      <TradeGoodsList keyword="轴承" pageSize={10} />
    </main>
  )
}

const box = document.querySelector('#app')
if (box)
  createRoot(box).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
