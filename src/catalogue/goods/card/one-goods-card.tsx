import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { elementIs } from '../../../ui/element-state'
import { useSay, useScope } from '../../../ui/host'
import { useSheet } from '../../../ui/sheet'
import { NoGoods } from '../unnamed-goods'
import { goodsKey, goodsOf } from '../goods-batch.store'
import { GoodsCard, type GoodsCardProps } from './goods-card'
import type { Goods } from '../goods.contract'
import { goodsMessages } from '../goods.messages'
import sheet from './one-goods-card.css?sheet'

type OneGoodsCardProps = Pick<GoodsCardProps, 'layout' | 'highlight' | 'compare'> & {
  goodsId: string
  skuCode?: string | undefined
  /** Product data, if the page already has it; otherwise it is loaded. */
  goods?: Goods
}

/** Single card of a product, given as data or by its id or code. */
export function OneGoodsCard({ goodsId, skuCode, goods, layout, highlight, compare }: OneGoodsCardProps) {
  useSheet(sheet)
  const card = (shown: Goods) => (
    <GoodsCard goods={shown} {...{ layout, highlight, compare }}>
      <slot name="actions-after" />
    </GoodsCard>
  )
  const key = goodsKey({ goodsId, skuCode })
  if (goods) return card(goods)
  return key ? <NamedGoods key={key} id={key} card={card} /> : <NoGoods />
}

function NamedGoods({ id, card }: { id: string; card: (goods: Goods) => ReactNode }) {
  const say = useSay(goodsMessages)
  const goods = goodsOf(useScope())
  const { value, status } = useStore(goods.one(id))
  if (value) return card(value)
  if (status === 'loading')
    return <div className="goods-one-waiting" part="waiting" aria-busy="true" ref={elementIs('loading')} />
  if (status === 'ready')
    return (
      <p className="goods-one-problem" ref={elementIs('empty')}>
        {say('gone')}
      </p>
    )
  return (
    <p className="goods-one-problem" role="alert" ref={elementIs('failed')}>
      {say('failed')}{' '}
      <button type="button" className="link" onClick={goods.reload}>
        {say('retry')}
      </button>
    </p>
  )
}
