import { inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import { invoiceState } from '../../../../src/words/invoice-state'
import { inUnits } from '../../../../src/core/text/in-units'
import { specWords } from '../../../../src/catalogue/goods/spec-words'
import { pick } from '../../../../src/core/language/messages'
import { orderState } from '../../../../src/words/order-state'
import { orderRow } from '../../../../src/trade/orders/orders.contract'
import { orderType } from '../../../../src/trade/orders/order-type'
import { requirementText } from '../../../../src/trade/requirement/requirement-text'
import { payMethod } from '../../../../src/words/pay-method'
import type { Report } from '../../account/downloads/reports'
import { currencyCodeOf } from '../../site/brand-site/brand-sites'
import { siteLabels } from '../../site/dictionaries/dictionaries'
import { db } from '../../core/database/db'
import { inLanguage } from '../../core/http/in-language'
import { orders } from './orders.table'
import { orderRows } from './order-rows'

/** Export of orders, one order per row. */
export const report: Report = {
  kind: 'order',
  name: ['订单', 'Orders'],
  money: 'row',
  head: [
    ['订单号', 'Order number'],
    ['下单时间', 'Placed'],
    ['类型', 'Type'],
    ['状态', 'State'],
    ['店铺', 'Shop'],
    ['下单账号', 'Account'],
    ['整单采购单号', 'PO number of the order'],
    ['商品', 'Goods'],
    ['订货号', 'SKU code'],
    ['规格', 'Specification'],
    ['单位', 'Unit'],
    ['单价', 'Price'],
    ['数量', 'Quantity'],
    ['订货单位', 'Ordered in'],
    ['小计', 'Subtotal'],
    ['已发', 'Shipped'],
    ['已收', 'Received'],
    ['验收备注', 'Remark on receipt'],
    ['采购单号', 'Purchase-order number'],
    ['成本中心', 'Cost centre'],
    ['订单应付', 'Order total'],
    ['支付方式', 'Payment method'],
    ['收货人', 'Consignee'],
    ['联系电话', 'Phone'],
    ['收货地址', 'Address'],
    ['预计送达', 'Arrives'],
    ['开票状态', 'Invoice'],
    ['备注', 'Remark'],
    ['定制需求', 'Custom requirement'],
  ],
  async rows(who, keys, language) {
    const found = await orderRows(keys, who)
    const rows = new Map(
      (await inLanguage(language, z.array(orderRow), [...found.values()])).map((row) => [row.id, row]),
    )
    const typeLabel = await siteLabels(who.site, orderType, language)
    const ownCurrency = await currencyCodeOf(who.site)
    const methodLabel = await siteLabels(who.site, payMethod, language)
    const saidOf = new Map(
      (await db().select().from(orders).where(inArray(orders.id, keys))).map((row) => [row.id, row]),
    )
    return keys.flatMap((key) => {
      const order = rows.get(key)
      const text = saidOf.get(key)
      if (!order || !text) return []
      const { address, invoiceStatus, remark } = text
      const { orderNo, createdAt, state, shop, site, placedBy, payAmount, payCodes = [], arrivesOn } = order
      return order.lines.map((line) => [
        orderNo,
        createdAt,
        typeLabel(order.orderType),
        orderState.label(state, language),
        shop.name,
        placedBy?.name ?? who.loginAccount,
        order.poNumber ?? '',
        line.goodsName,
        line.skuCode,
        specWords(line.spec, language),
        line.unitName,
        { amount: String(line.price) },
        line.quantity,
        line.orderUnit ? inUnits(line.quantity, line) : '',
        { amount: String(line.amount) },
        line.shippedQuantity ?? 0,
        line.receivedQuantity ?? 0,
        line.receivedNote ?? '',
        line.purchaseNo ?? '',
        line.costCentre ?? '',
        { amount: String(payAmount) },
        payCodes.map((code) => methodLabel(code)).join(pick(['、', ', '], language)),
        address['consignee'] ?? '',
        address['phone'] ?? '',
        [address['regionName'], address['detail']].filter(Boolean).join(' '),
        arrivesOn ?? '',
        invoiceState.label(invoiceStatus, language),
        remark,
        line.requireInfo ? pick(requirementText(line.requireInfo), language) : '',
        site?.currency.code ?? ownCurrency,
      ])
    })
  },
}
