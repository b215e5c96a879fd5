import { and, asc, eq } from 'drizzle-orm'
import type { Text } from '../../../../src/core/language/messages'
import { toDecimal, type Minor } from '../../../../src/core/money'
import { yes } from '../../../../src/core/api/shapes'
import { inUnits } from '../../../../src/core/text/in-units'
import { buyerPage } from '../../core/operator/buyer-page'
import { db } from '../../core/database/db'
import { containsWords } from '../../core/database/contains-text'
import { choiceText, type Choices } from '../../core/operator/choices'
import { recordsPage } from '../../core/operator/records-page'
import { accountMoney } from '../../money/accounts/account-money'
import { changeSku } from '../goods-import/change-sku'
import { goodsCode } from '../goods-import/goods-import.table'
import { goods, priceUnit, sku } from './goods.table'

const states: Choices = [
  ['10', ['上架', 'On sale']],
  ['20', ['下架', 'Withdrawn']],
]

const skus = () =>
  db()
    .select({
      sku,
      goods: { id: goods.id, name: goods.goodsName, status: goods.status, updatedAt: goods.updatedAt },
      unit: priceUnit.unitName,
    })
    .from(sku)
    .innerJoin(goods, eq(goods.id, sku.goodsId))
    .leftJoin(goodsCode, eq(goodsCode.goodsId, goods.id))
    .leftJoin(priceUnit, and(eq(priceUnit.goodsId, goods.id), eq(priceUnit.defaultPriceUnit, yes)))
    .$dynamic()

type Found = Awaited<ReturnType<typeof skus>>[number]

/** Formats a price of one default unit. */
const pricePer = (amount: Minor, unit: string | null) =>
  [accountMoney(amount), ...(unit ? [unit] : [])].join('/')

/** Currency and unit of a price field. */
const perUnit = (row: Found | undefined): Text => {
  const sign = pricePer(0, row?.unit ?? null).replace(/[\d.]+/, '')
  return [sign, sign]
}

const noted = (unit: string | null | undefined, [zh, en]: Text): Text =>
  unit ? [`${unit}，${zh}`, `${unit}, ${en}`] : [zh, en]

/** Console list of SKUs with price, stock and sale status. */
export const page = recordsPage<Found>({
  title: ['商品与库存', 'Products and stock'],
  permission: 'catalogue',
  about: [
    '按 SKU 编码、商品编码或名称查找，修改一个 SKU 的价格、库存与上下架。批量修改请用商品导入。',
    'Look a SKU up by its code, its product’s code or name, and change price, stock and sale. For many at once, import a file.',
  ],
  entity: 'sku',
  heads: [
    ['SKU 编码', 'SKU code'],
    ['商品', 'Product'],
    ['零售价', 'List price'],
    ['品牌价', 'Brand price'],
    ['库存', 'Stock'],
    ['可售', 'Available'],
    ['状态', 'State'],
  ],
  cells: ({ sku: row, goods: of, unit }, { say }) => [
    row.skuCode,
    of.name,
    pricePer(row.goodsPrice, unit),
    row.brandPrice === null ? '–' : pricePer(row.brandPrice, unit),
    inUnits(row.stock, { unitName: unit ?? '' }),
    inUnits(row.stock - row.reserved, { unitName: unit ?? '' }),
    say(choiceText(states, of.status)),
  ],
  filter: { label: ['状态', 'State'], choices: () => states },
  list: ({ words, filter, limit, offset }) =>
    skus()
      .where(
        and(
          containsWords(words, sku.skuCode, goods.goodsName, goodsCode.code),
          filter ? eq(goods.status, filter === '20' ? 20 : 10) : undefined,
        ),
      )
      .orderBy(asc(sku.skuCode))
      .limit(limit)
      .offset(offset),
  async find(id, lock) {
    const query = skus().where(eq(sku.id, id))
    const [row] = await (lock ? query.for('update', { of: [sku, goods] }) : query)
    return row
  },
  idOf: ({ sku: { id } }) => id,
  nameOf: ({ sku: { skuCode }, goods: { name } }) => `${skuCode} ${name}`,
  stampOf: ({ goods: { updatedAt }, sku: { stock } }) => `${updatedAt.toISOString()} ${stock}`,
  fields: (row) => [
    { name: 'price', label: ['零售价', 'List price'], kind: 'number', note: perUnit(row) },
    {
      name: 'brandPrice',
      label: ['品牌价', 'Brand price'],
      kind: 'number',
      optional: true,
      note: noted(perUnit(row)[0], ['填写后访客看不到价格', 'visitors see no price where there is one']),
    },
    {
      name: 'stock',
      label: ['库存数量', 'Stock'],
      kind: 'quantity',
      note: noted(row?.unit, [
        '仓库现有总数，含已下单未发货',
        'total in the warehouse, including open orders',
      ]),
    },
    { name: 'status', label: ['商品状态', 'The product is'], kind: 'text', choices: states },
  ],
  valuesOf: ({ sku: row, goods: { status } }) => ({
    price: toDecimal(row.goodsPrice),
    brandPrice: row.brandPrice === null ? '' : toDecimal(row.brandPrice),
    stock: String(row.stock),
    status: String(status),
  }),
  async save(values, row) {
    if (row) await changeSku(row.sku.skuCode, row.goods.id, values)
    return row?.sku.id ?? ''
  },
  seenAt: ({ goods: { id } }) => buyerPage('goods', { goodsId: id }),
})
