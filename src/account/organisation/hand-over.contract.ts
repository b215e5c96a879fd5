import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { handOverFields } from './hand-over-fields'

/** Code 402: no payment password. 404: no such sub-account. 409: already handed over. 422: wrong password, or a closed account. */
export const handOverCompany = endpoint('POST /bbb/userCenter/organisation/handOver', {
  about:
    'Makes a sub-account administrator of the company, hands over the open work of the calling administrator and closes the caller’s account.',
  needs: 'token',
  permission: 'main',
  body: handOverFields.shape,
  data: z.literal(true),
})
