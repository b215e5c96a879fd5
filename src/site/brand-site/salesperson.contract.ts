import { endpoint } from '../../core/api/endpoint'
import { yesNo } from '../../core/api/shapes'

export const salespersonSetting = endpoint('GET /pc/bbbAuth/salesperson/site/{brandSiteId}', {
  about: 'Returns whether the salesperson’s shop of the brand site is open (10) or closed (20).',
  data: yesNo,
})
