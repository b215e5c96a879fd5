import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { yes, yesNo } from '../../core/api/shapes'

/** Options of the site, for logged-in buyers only. */
export const siteOption = endpoint('GET /bbb/home/getSiteOption', {
  about:
    'Returns the options of the brand site for logged-in buyers. vipShow 10 shows member prices. unenoughStockSale 10 (default) allows orders above the stock.',
  needs: 'token',
  data: z.object({
    vipShow: yesNo,
    linkHint: z.optional(yesNo),
    unenoughStockSale: z._default(yesNo, yes),
    commentImageMb: z.optional(z.int()),
  }),
})
