/* global SHOP */
import { createElement as h, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { TradeAddToCart, TradeCartBadge, TradeGoodsList, TradePrice } from 'tradefront/react'
import { cart } from 'tradefront/stores'

window.tradefrontConfig = { api: `${SHOP}/api`, site: 'localhost' }

function App() {
  const [told, setTold] = useState(0)
  const count = useSyncExternalStore(
    (changed) => cart.$count.listen(changed),
    () => cart.$count.get(),
  )
  return h(
    'main',
    null,
    h(TradePrice, { goodsId: '100001' }),
    h(TradeAddToCart, { goodsId: '100001', onTradeCartChange: ({ detail }) => setTold(detail.count) }),
    h(TradeCartBadge),
    h('output', { id: 'count' }, count),
    h('output', { id: 'told' }, told),
    h(TradeGoodsList, { keyword: '轴承', pageSize: 10 }),
  )
}

createRoot(document.querySelector('#app')).render(h(App))
