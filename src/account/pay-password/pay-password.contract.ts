import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { payPasswordFields } from './pay-password-fields'

export const changePayPassword = endpoint('PUT /bbb/userCenter/info/changePayPassword', {
  about:
    'Sets the payment password by the login password and a code sent to the account’s phone; unlocks it as well.',
  needs: 'token',
  body: payPasswordFields.shape,
  data: z.boolean(),
})
