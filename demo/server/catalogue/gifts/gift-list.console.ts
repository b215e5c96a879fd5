import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import { giftWay } from '../../../../src/catalogue/gifts/gift-way'
import { wholeNumber } from '../../../../src/core/text/whole-number'
import { buyerPage } from '../../core/operator/buyer-page'
import { db } from '../../core/database/db'
import { containsWords } from '../../core/database/contains-text'
import type { ConsoleField } from '../../core/operator/console-field'
import { choicesOf, choiceText, type Choices } from '../../core/operator/choices'
import { recordsPage } from '../../core/operator/records-page'
import { tableRecords } from '../../core/operator/record-table'
import { wrongFields } from '../../core/http/validate'
import { siteChoices } from '../../site/brand-site/site-choices'
import { goods, sku } from '../goods/goods.table'
import { skusCalled } from '../goods/skus-called'
import { gift } from './gifts.table'

const states: Choices = [
  ['10', ['可兑换', 'Offered']],
  ['20', ['已撤下', 'Withdrawn']],
]

const { fields, valuesOf, write } = tableRecords(gift, {
  columns: {
    siteId: { label: ['站点', 'Site'], choices: siteChoices },
    way: { label: ['获得方式', 'How to get it'], choices: choicesOf(giftWay) },
    pointsPrice: { label: ['兑换积分', 'Points'], value: '0' },
    cashPrice: { label: ['另付现金', 'Cash in addition'] },
    orderAmount: {
      label: ['订单满额', 'With orders from'],
      note: ['随单赠送填写', 'Of a gift with an order'],
    },
    limit: { label: ['每人限兑', 'For each buyer'], value: '5' },
    position: { label: ['排序', 'Place in the list'], value: '0' },
    status: { label: ['状态', 'State'], choices: states, value: '10' },
  },
  words: [],
  filter: gift.siteId,
})

const skuField: ConsoleField = { name: 'skuCode', label: ['SKU 编码', 'SKU code'], kind: 'code', longest: 64 }

const found = () =>
  db()
    .select({ ...getTableColumns(gift), skuCode: sku.skuCode, goodsName: goods.goodsName })
    .from(gift)
    .innerJoin(sku, eq(sku.id, gift.skuId))
    .innerJoin(goods, eq(goods.id, sku.goodsId))
    .$dynamic()
type Found = Awaited<ReturnType<typeof found>>[number]

/** Console list of gifts for points and gifts with orders. */
export const page = recordsPage<Found>({
  title: ['礼品', 'Gifts'],
  permission: 'catalogue',
  about: [
    '买家用积分兑换或随订单获得的礼品，从商品库存发出。',
    'Gifts that buyers get for points or with an order. They are shipped from the stock of goods.',
  ],
  entity: 'gift',
  adds: true,
  heads: [
    ['SKU 编码', 'SKU code'],
    ['商品', 'Product'],
    ['获得方式', 'How to get it'],
    ['兑换积分', 'Points'],
    ['状态', 'State'],
  ],
  cells: (row, { say, language }) => [
    row.skuCode,
    row.goodsName,
    giftWay.label(row.way, language),
    wholeNumber(row.pointsPrice),
    say(choiceText(states, row.status)),
  ],
  filter: { label: ['站点', 'Site'], choices: siteChoices },
  list: ({ words, filter, limit, offset }) =>
    found()
      .where(
        and(containsWords(words, sku.skuCode, goods.goodsName), filter ? eq(gift.siteId, filter) : undefined),
      )
      .orderBy(asc(gift.siteId), asc(gift.position), asc(gift.id))
      .limit(limit)
      .offset(offset),
  async find(id, lock) {
    const query = found().where(eq(gift.id, id))
    const [row] = await (lock ? query.for('update', { of: gift }) : query)
    return row
  },
  idOf: ({ id }) => id,
  nameOf: (row) => `${row.skuCode} ${row.goodsName}`,
  fields: async () => [skuField, ...(await fields())],
  valuesOf: async (row) => ({ ...(await valuesOf(row)), skuCode: row.skuCode }),
  async save({ skuCode: code = '', ...values }, row) {
    const [of] = await skusCalled([code], 'skuCode')
    const isForPoints = Number(values.way) === giftWay.code.forPoints
    if (isForPoints && !Number(values.pointsPrice))
      throw wrongFields(422, [{ path: 'pointsPrice', message: ['请填写兑换积分', 'Enter the points.'] }])
    if (!isForPoints && !Number(values.orderAmount))
      throw wrongFields(422, [{ path: 'orderAmount', message: ['请填写订单满额', 'Enter the amount.'] }])
    return write(values, row?.id, { skuId: of?.id ?? '' })
  },
  seenAt: ({ id }) => buyerPage('gift', { giftId: id }),
})
