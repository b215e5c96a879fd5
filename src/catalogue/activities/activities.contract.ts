import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, page, paging, wording } from '../../core/api/shapes'
import { goods } from '../goods/goods.contract'

export const activityDetail = endpoint('GET /bbb/activity/detail/{id}', {
  about: 'Returns a marketing activity: picture, period with the server’s time, and rules.',
  query: z.object({ brandTerminalId: z.optional(id) }),
  data: z.object({
    id,
    title: wording,
    /** Summary in one line, shown below the title. */
    summary: wording,
    /** Address of a picture. */
    banner: z.optional(z.string()),
    ruleHtml: wording,
    startAt: z.string(),
    endAt: z.string(),
    serverTime: z.string(),
  }),
})
export type Activity = z.output<(typeof activityDetail)['shapes']['data']>

export const activityGoods = endpoint('POST /bbb/activity/goodsPage', {
  simple: true,
  about: 'Lists the goods of an activity in its own order, with the prices that the caller may see.',
  body: z.object({ ...paging, activityId: id, brandTerminalId: z.optional(id) }),
  data: page(goods),
})
