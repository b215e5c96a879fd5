import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id } from '../../core/api/shapes'
import { phoneLoginFields } from './phone-login-fields'
import { signedIn } from './sign-in.contract'

// In its own file: every element imports the other ways to log in, and none of them needs form rules.
export const signInByPhone = endpoint('POST /pc/bbbAuth/loginByPhone', {
  about: 'Logs in with a code sent to the phone. 404: the phone has no account.',
  query: z.object({ brandTerminalId: z.optional(id) }),
  body: phoneLoginFields.shape,
  data: signedIn,
})
