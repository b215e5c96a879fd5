import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { passwordResetFields } from './password-reset-fields'

export const forgetByPhone = endpoint('POST /pc/bbbAuth/forgetByPhone', {
  about: 'Sets a new password with a code sent to the phone and ends all sessions of the account.',
  body: passwordResetFields.shape,
  /** Name of the account, if the server reveals it to the holder of its phone. */
  data: z.union([z.boolean(), z.object({ loginAccount: z.string() })]),
})
