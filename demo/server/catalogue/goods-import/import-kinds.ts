import type { Text } from '../../../../src/core/language/messages'
import { topLevel } from '../goods/pricing'
import * as read from './cell-readers'
import type { Columns } from './column'
import { mostKept, nameColumns, productColumns, skuColumns } from './product-columns'

export const priceColumns = {
  skuCode: nameColumns.skuCode,
  price: { ...skuColumns.price, needed: undefined },
  brandPrice: skuColumns.brandPrice,
  level: {
    heading: ['会员等级', 'Member level'],
    about: [
      '阶梯价适用的最低会员等级，1 至 3；留空为全部会员',
      'The lowest member level that the tiers are for, 1 to 3; without it, all members',
    ],
    example: ['2', '2'],
    reader: read.whole(0, topLevel),
  },
  tiers: skuColumns.tiers,
} as const satisfies Columns

export const stockColumns = {
  skuCode: nameColumns.skuCode,
  warehouse: skuColumns.warehouse,
  stock: skuColumns.stock,
  change: {
    heading: ['变动数量', 'Change'],
    about: [
      '入库为正，出库为负；与库存数量二选一',
      'Received pieces, or with a minus shipped pieces; instead of the total',
    ],
    example: ['', ''],
    reader: read.whole(-mostKept, mostKept),
  },
} as const satisfies Columns

export const importKinds = {
  products: {
    name: ['商品', 'Products'],
    columns: { ...nameColumns, ...productColumns, ...skuColumns },
  },
  prices: { name: ['价格', 'Prices'], columns: priceColumns },
  stock: { name: ['库存', 'Stock'], columns: stockColumns },
} as const satisfies Record<string, { name: Text; columns: Columns }>

export type ImportKind = keyof typeof importKinds

export const isImportKind = (name: string): name is ImportKind => Object.hasOwn(importKinds, name)
export const columnsOf = (kind: ImportKind): Columns => importKinds[kind].columns
