import { endpoint } from '../../core/api/endpoint'
import { yesNo } from '../../core/api/shapes'

export const salespersonSetting = endpoint('GET /pc/bbbAuth/salesperson/site/{brandSiteId}', {
  about: 'Whether the salesperson shop of the brand site is open: 10 yes, 20 no.',
  data: yesNo,
})
