import { useState, useSyncExternalStore } from 'react'
import { cart } from '../../../elements/stores'
import { knownGoods } from '../known-goods'
import { TradeAddToCart, TradeCartBadge, TradeGoodsCard, TradeGoodsList } from './trade'

/** Returns the number of the cart that the page's elements show too. All importers share one cart. */
const useCount = () =>
  useSyncExternalStore(
    (changed) => cart.$count.listen(changed),
    () => cart.$count.get(),
  )

/** Parts of a work order: a list that is reordered, elements that are added and removed, their events, the shared cart. */
export function OrderParts() {
  const [ids, setIds] = useState(['100001', '100002', '100003'])
  const [keyword, setKeyword] = useState('轴承')
  const [looking, setLooking] = useState(true)
  const [left, setLeft] = useState('')
  const count = useCount()
  return (
    <>
      <header>
        <h1>维修工单 2611</h1>
        <TradeCartBadge />
      </header>
      <p className="tools">
        <button onClick={() => setIds(ids.toReversed())}>倒序</button>
        <button onClick={() => setIds([...ids, '100004'])}>再加一件</button>
        <button onClick={() => setIds(ids.slice(1))}>去掉第一件</button>
        <button onClick={() => setLooking(!looking)}>{looking ? '收起选型' : '打开选型'}</button>
        <button onClick={() => setKeyword('螺栓')}>找螺栓</button>
        <button onClick={() => void cart.add([{ skuId: '10000101', quantity: 10 }])}>按工单加购</button>
        <span className="count">购物车 {count} 件</span>
      </p>
      <section className="cards row">
        {ids.map((id) => (
          <TradeGoodsCard key={id} goodsId={id} layout="row" />
        ))}
      </section>
      <section className="known">
        <TradeGoodsCard goods={knownGoods} layout="row" />
        <TradeAddToCart goodsId="100001" />
      </section>
      {looking && (
        <TradeGoodsList
          keyword={keyword}
          pageSize={10}
          hide="breadcrumb filters"
          onTradeNavigate={(event: CustomEvent<{ href: string }>) => {
            event.preventDefault()
            setLeft(event.detail.href)
          }}
        />
      )}
      <output>{left}</output>
    </>
  )
}
