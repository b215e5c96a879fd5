import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, money, page, paging, wording, yesNo } from '../../core/api/shapes'
import { keyword } from '../../core/api/text-shapes'
import { ownGoodsForm } from './own-goods-form'
import { ownGoodsKinds } from './own-goods-kind'

/** Maximum number of entries of a company. */
export const mostOwnGoods = 500

const kind = z.enum(ownGoodsKinds)

/** Current data of the listed product. */
const listed = z.object({
  skuId: id,
  goodsId: id,
  goodsName: wording,
  skuCode: z.string(),
  spec: z.record(wording, wording),
  image: z.string(),
  /** Item id of the default unit. `unitName` is its name. */
  unitId: z.optional(id),
  unitName: wording,
  minQuantity: z.int(),
  /** 20: the product has been withdrawn. */
  onSale: yesNo,
})

const own = z.object({
  id,
  kind,
  name: z.string(),
  myCode: z.string(),
  deliveryCycle: z.optional(z.int()),
  /** Target price per piece. */
  price: z.optional(money),
  unit: z.string(),
  /** Unit for display, in the user's language if a translation exists. */
  unitShown: z._default(wording, ''),
  quantity: z.int(),
  remark: z.string(),
  listed: z.optional(listed),
})
export type OwnGoods = z.output<typeof own>

const base = '/bbb/userCenter/editGoods'

export const pageOwnGoods = endpoint(`POST ${base}/page`, {
  about: 'Lists the company’s own goods, the latest first.',
  needs: 'token',
  body: z.object({
    ...paging,
    kind: z.optional(kind),
    /** Part of a name, own code or SKU code. */
    keyword: z.optional(keyword()),
  }),
  data: z.extend(page(own), { counts: z.record(z.string(), z.int()) }),
})

export const addOwnGoods = endpoint(`POST ${base}/add`, {
  about: `Adds own goods, at most ${mostOwnGoods}. 422: unknown SKU code, or the own code is used.`,
  needs: 'token',
  body: ownGoodsForm.shape,
  data: id,
})

export const updateOwnGoods = endpoint(`PUT ${base}/update/{id}`, {
  about: 'Changes own goods.',
  needs: 'token',
  body: ownGoodsForm.shape,
  data: z.literal(true),
})

export const deleteOwnGoods = endpoint(`DELETE ${base}/delete/{id}`, {
  about: 'Deletes own goods.',
  needs: 'token',
  data: z.literal(true),
})
