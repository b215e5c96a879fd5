import { formatMoney, type CurrencyRule, type Minor } from '../../../../src/core/money'
import { wireDay } from '../../core/time/business-time'
import type { contractLine } from './contracts.table'

type Line = Pick<typeof contractLine.$inferSelect, 'snapshot'> & { price: Minor }
type Terms = {
  contractNo: string
  title: string
  /** Name of the buying company. */
  buyer: string
  /** Name of the selling site. */
  seller: string
  startsAt: Date
  endsAt: Date
  lines: readonly Line[]
  /** Currency of the prices. */
  currency: CurrencyRule
  remark: string
}

/** Returns the full text of a contract. The same text is shown, signed and downloaded. */
export function contractText({
  contractNo,
  title,
  buyer,
  seller,
  startsAt,
  endsAt,
  lines,
  currency,
  remark,
}: Terms) {
  const goods = lines.map(({ snapshot: { name, skuCode = '', unitName }, price }, at) =>
    [
      `${at + 1}. ${name}`,
      skuCode && `（${skuCode}）`,
      ` 每${unitName} ${formatMoney(price, currency)}`,
    ].join(''),
  )
  return [
    title,
    `合同编号：${contractNo}`,
    `甲方（采购方）：${buyer}`,
    `乙方（供货方）：${seller}`,
    '',
    '一、合同价格',
    '合同期内，甲方在乙方商城采购下列商品，按以下含税单价结算；同一商品有更低的会员价或活动价时，按更低价格结算。',
    ...goods,
    '二、合同期限',
    `自 ${wireDay(startsAt)} 起至 ${wireDay(endsAt)} 止。`,
    '三、交货与验收',
    '每次采购以商城订单为准，交货地点、数量及期限按订单约定；甲方收货后按订单验收。',
    '四、付款',
    '按订单付款；已开通信用额度的，按账单约定的还款日结算。',
    '五、变更与终止',
    '任何一方可提前书面通知对方终止本合同；终止前已提交的订单仍按本合同价格履行。',
    ...(remark ? ['六、补充约定', remark] : []),
  ].join('\n')
}
