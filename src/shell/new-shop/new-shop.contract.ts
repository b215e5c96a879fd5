import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, page, paging, wording } from '../../core/api/shapes'
import { rawBlock } from '../../site/theme/theme.contract'
import { goods } from '../../catalogue/goods/goods.contract'

const key = z.string().check(z.minLength(1), z.maxLength(50))

export const newShop = endpoint('GET /bbb/newShop/one', {
  about: 'Returns the salesperson’s shop with its shelves and blocks. 403: it is closed.',
  query: z.object({ brandTerminalId: id }),
  data: z.object({
    salesperson: z.object({
      name: wording,
      /** Job title: 客户经理. */
      title: wording,
      phone: z.string(),
      workTime: z.string(),
      /** One or two sentences. */
      intro: wording,
    }),
    tabs: z.array(z.object({ key, label: wording, count: z.int() })),
    blocks: z.array(rawBlock),
  }),
})
export type NewShop = z.output<(typeof newShop)['shapes']['data']>

export const newShopGoods = endpoint('POST /bbb/newShop/goodsPage', {
  simple: true,
  about: 'Lists the goods of a shelf of the salesperson’s shop, in its own order. 403: it is closed.',
  body: z.object({ ...paging, brandTerminalId: id, tab: key }),
  data: page(goods),
})
