import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'

export const listActiveCostCentres = endpoint('GET /bbb/userCenter/costCentre/active', {
  about: 'Lists the cost centres of the buyer’s company that are active today, for the checkout.',
  needs: 'token',
  data: z.array(z.object({ code: z.string(), name: z.string() })),
})
