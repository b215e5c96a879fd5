import { useState } from 'react'
import { reviewState } from '../../../src/words/review-state'
import { GoodsPrice } from '../../../src/catalogue/goods/goods-price'
import { invoiceState } from '../../../src/words/invoice-state'
import { afterSalesState } from '../../../src/trade/after-sales/after-sales-state'
import { returnState } from '../../../src/trade/after-sales/return-state'
import { complaintState } from '../../../src/trade/complaints/complaint'
import { orderState } from '../../../src/words/order-state'
import { payOrderState } from '../../../src/words/pay-order-state'
import { Badge } from '../../../src/ui/badge'
import { Card } from '../../../src/ui/card'
import { Chip } from '../../../src/ui/chip'
import { Price } from '../../../src/ui/price'
import { StateTag } from '../../../src/ui/state-tag'
import { Stepper } from '../../../src/ui/forms/stepper'
import { StockLabel } from '../../../src/ui/stock-label'
import { Tag } from '../../../src/ui/tag'

export const Prices = () => (
  <Card title="价格">
    <div className="board-stack">
      <div className="board-row">
        <Price amount={760} size="xl" unit="个" />
        <Price amount={864100} size="lg" />
        <Price amount={3840} unit="套" />
        <Price amount={1250} size="sm" />
      </div>
      <Price amount={760} unit="个" member retail={860} />
      <div>
        <GoodsPrice prices={{ priceHidden: true }} />
      </div>
      <GoodsPrice prices={{}} />
    </div>
  </Card>
)

export function Quantities() {
  const [pieces, setPieces] = useState([10, 200, 80, 1, 2, 200])
  const set = (at: number) => (value: number) =>
    setPieces(pieces.map((old, index) => (index === at ? value : old)))
  const at = (index: number) => ({ value: pieces[index] ?? 0, onChange: set(index) })
  return (
    <Card title="数量与库存">
      <div className="board-stack">
        <div className="board-row" style={{ alignItems: 'flex-start' }}>
          <Stepper {...at(0)} min={10} step={10} />
          <Stepper {...at(1)} />
          <Stepper {...at(2)} max={64} unit="个" />
          <Stepper {...at(3)} disabled />
        </div>
        <div className="board-row">
          <Stepper {...at(4)} size="medium" />
          <Stepper {...at(5)} size="medium" saving />
        </div>
        <div className="board-row">
          <StockLabel state="adequate" />
          <StockLabel state="tight" />
          <StockLabel state="out" />
        </div>
      </div>
    </Card>
  )
}

const sets = [
  ['订单状态', orderState],
  ['支付单状态', payOrderState],
  ['审核状态', reviewState],
  ['售后状态', afterSalesState],
  ['退货 / 投诉关联', returnState],
  ['发票状态', invoiceState],
  ['投诉处理', complaintState],
] as const

export const Tags = () => (
  <Card
    title="状态与标签：琥珀＝等待，品牌色＝流转中，绿＝完成，红＝驳回，空心灰＝终止或未开始"
    className="board-wide"
  >
    {sets.map(([name, words]) => (
      <div key={name} className="board-row">
        <span className="board-label board-label-wide">{name}</span>
        {words.entries.map(({ code }) => (
          <span key={code} className="board-state">
            {code} <StateTag of={words} code={code} />
          </span>
        ))}
      </div>
    ))}
    <div className="board-row">
      <span className="board-label board-label-wide">库存、未知、大号</span>
      <StockLabel state="adequate" />
      <StockLabel state="tight" left={120} unit="套" />
      <StockLabel state="out" />
      <StateTag of={orderState} code={77} />
      <StateTag of={orderState} code={30} large />
    </div>
    <div className="board-row">
      <span className="board-label board-label-wide">标签</span>
      <Tag tone="brand">企业会员</Tag>
      <Tag tone="coupon">满 1,000 减 40</Tag>
      <Tag>品牌旗舰店</Tag>
      <Tag tone="outline">积分订单</Tag>
      <Tag tone="warn">剩 15 天</Tag>
      <Tag tone="danger">已逾期</Tag>
      <Tag tone="success">已认证</Tag>
      <Badge count={3} />
      <Badge count={445} />
      <Badge count={1200} large label="1200 件" />
      <Chip label="品牌：恒锐" lift={{ onPress() {} }} />
    </div>
  </Card>
)
