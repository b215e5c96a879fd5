import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { payPasswordFields } from './pay-password-fields'

export const changePayPassword = endpoint('PUT /bbb/userCenter/info/changePayPassword', {
  about:
    'Sets and unlocks the payment password, with the login password and a code sent to the account’s phone.',
  needs: 'token',
  body: payPasswordFields.shape,
  data: z.boolean(),
})
